// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * The token lacks the scope of the operation, or its user does not belong to the account. Get a
     * token of another user, or with that scope.
     */
    FORBIDDEN: 403;
    /**
     * A parameter in the path or the query is malformed. The message names it. Fix it and repeat the
     * request.
     */
    INVALID_REQUEST_PARAMETER: 400;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
