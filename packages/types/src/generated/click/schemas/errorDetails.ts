// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An error response of the Click API. */
export interface ErrorDetails {
    /** The code of the error, for use by programs. */
    errorCode: string;
    /** A short, readable description of the error. */
    message: string;
}
