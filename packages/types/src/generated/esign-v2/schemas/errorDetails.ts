// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The details of an error. They apply to responses only and are ignored in requests. */
export interface ErrorDetails {
    /** The error code, in capital letters. On success it is `SUCCESS`. */
    errorCode: string;
    /** A short readable error message. On success it is empty. */
    message: string;
}
