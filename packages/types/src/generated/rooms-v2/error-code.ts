// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, and the status that each comes with.
 */
export interface ErrorCodes {
    /**
     * The company is not on the version of Rooms that the call is for. Invite with the operation of
     * the other version.
     */
    ACCOUNT_LACKS_PERMISSIONS: 400;
    /**
     * The body is missing, cannot be read or has a field that does not fit. The message names the
     * place; mend it and send it again.
     */
    INVALID_REQUEST_BODY: 400;
    /**
     * A parameter in the path or the query is malformed or out of range. The message names it; mend it
     * and call again.
     */
    INVALID_REQUEST_PARAMETER: 400;
    /**
     * No object has the ID in the path, or the user may not see it. List the objects to find the right
     * ID.
     */
    RESOURCE_NOT_FOUND: 404;
    /**
     * The user of the token belongs to no company that uses Rooms. Have the user invited, or call as
     * another one.
     */
    USER_LACKS_MEMBERSHIP: 400;
    /**
     * The role of the user does not allow this call. Have the role changed, or call as a user whose
     * role does.
     */
    USER_LACKS_PERMISSIONS: 403;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
