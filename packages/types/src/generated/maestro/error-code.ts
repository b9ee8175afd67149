// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * The request is invalid, an input is missing, or a workflow that is to be triggered is inactive or
     * paused. The message says where. Fix it and repeat the request.
     */
    400: 400;
    /**
     * The token lacks the scope of the operation, its user does not belong to the account, or may not
     * send what the workflow sends. Get a token of another user, or with that scope.
     */
    403: 403;
    /**
     * No workflow or instance has the ID in the path. List the workflows to find the right ID.
     */
    404: 404;
    /**
     * The state does not allow this: the workflow is inactive, paused already or not paused, or the
     * instance has ended. Get the object to see its state.
     */
    409: 409;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = `${keyof ErrorCodes}`;
