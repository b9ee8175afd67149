// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * The user of the token does not belong to the account, or cannot manage the workspace. Use the
     * token of another user.
     */
    FORBIDDEN: 403;
    /**
     * The request body is missing, cannot be read or contains an invalid field. The message names the
     * position. Fix it and repeat the request.
     */
    INVALID_REQUEST_BODY: 400;
    /**
     * A parameter in the path or the query is malformed or out of range. The message names it. Fix it
     * and repeat the request.
     */
    INVALID_REQUEST_PARAMETER: 400;
    /**
     * The state of the object does not allow the request, such as a change of an upload request that
     * was sent. Get the object to see its state.
     */
    INVALID_STATUS: 400;
    /**
     * An upload request cannot get the status of the body. Only a draft can become `in_progress`.
     */
    INVALID_STATUS_CHANGE: 400;
    /**
     * No object has the ID in the path, or the user is not in the workspace. List the objects to find
     * the right ID.
     */
    NOT_FOUND: 404;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
