// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What went wrong with a call to the Rooms area. */
export interface ApiError {
    /** The code of the condition, in capitals, for programs to act on. */
    errorCode: string;
    /** A short sentence for people. */
    message: string;
    /**
     * Marks this failure in the service's logs; quote it when you report a problem.
     *
     * Format: guid
     */
    referenceId?: string | undefined;
}
