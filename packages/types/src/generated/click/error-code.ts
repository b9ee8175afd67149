// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * Nobody has agreed yet, so there is no document to download. Wait until the status of the agreement
     * is `agreed`.
     */
    AGREEMENT_NOT_AGREED: 400;
    /**
     * No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it.
     * List the clickwraps to find the right ID.
     */
    ENTITY_NOT_FOUND: 404;
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
     * The clickwrap has no active version, so nobody can agree to it. Activate a version first.
     */
    NO_ACTIVE_VERSION: 400;
    /**
     * A document cannot be read, or its type is not supported. The message names it. Correct its
     * `fileExtension`, or send another file.
     */
    UNABLE_TO_LOAD_DOCUMENT: 400;
    /**
     * The user does not belong to the account, or somebody else owns the clickwrap. Use the token of
     * its owner or of an administrator of the account.
     */
    USER_LACKS_PERMISSIONS: 403;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
