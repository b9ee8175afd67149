// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What went wrong. It stands in answers only; in a request it is ignored. */
export interface ErrorDetails {
    /** The code of the condition, in capitals; `SUCCESS` where nothing went wrong. */
    errorCode: string;
    /** A short sentence for people; empty on success. */
    message: string;
}
