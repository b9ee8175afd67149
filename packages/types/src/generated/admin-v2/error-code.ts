// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, and the status that each comes with.
 */
export interface ErrorCodes {
    /**
     * A parameter or the body does not fit. The description in the answer says what; mend it and call
     * again.
     */
    invalid_request: 400;
    /**
     * The organization has no object with this ID. List the objects to find the right one.
     */
    not_found: 404;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
