// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
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
