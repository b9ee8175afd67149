// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * The request is invalid, or a filter cannot be read. The message says where. Fix it and repeat
     * the request.
     */
    400: 400;
    /**
     * The token lacks the scope of the operation, or its user does not belong to the account. Get a
     * token of another user, or with that scope.
     */
    403: 403;
    /**
     * No agreement or upload job has the ID in the path. List the agreements to find the right ID.
     */
    404: 404;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = `${keyof ErrorCodes}`;
