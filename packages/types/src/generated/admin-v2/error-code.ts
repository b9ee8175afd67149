// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * The caller is not an administrator who can use the operation: not of this organization, not of
     * this account, or without the delegated right. Call it with the token of an administrator.
     */
    access_denied: 403;
    /**
     * A parameter or the request body is invalid. `error_description` in the response names the
     * reason. Fix it and repeat the request.
     */
    invalid_request: 400;
    /**
     * The organization does not have an object with this ID. List the objects to find the right one.
     */
    not_found: 404;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
