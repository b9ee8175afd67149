// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * An instance for an embedded form needs a `clientUserId`. Set it, or set `sendOption` to have the
     * form sent by e-mail.
     */
    CLIENT_USER_ID_MISSING: 400;
    /**
     * The form is not published, or it is disabled, so that no instance can be created. Publish and
     * enable the form in the web application.
     */
    FORM_NOT_ACTIVE: 400;
    /**
     * The instance has expired. Create another one.
     */
    INSTANCE_EXPIRED: 400;
    /**
     * A value in `formValues` does not fit its field. The message names the field. Send the type and
     * one of the options that the form has.
     */
    INVALID_FORM_VALUE: 400;
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
     * The same person is given in `recipients` and in `formValues`, with different data. Give it in
     * one place.
     */
    RECIPIENT_CONFLICT: 400;
    /**
     * The form is to be sent by e-mail, and its first role has no person. Add the name and the e-mail
     * address of the role to `recipients`.
     */
    RECIPIENT_MISSING: 400;
    /**
     * No form or instance has the ID in the path, or the user cannot view it. List the forms to find
     * the right ID.
     */
    RESOURCE_NOT_FOUND: 404;
    /**
     * The form cannot be sent by e-mail: sending is not enabled for it, or it has no template. Enable
     * it in the web application, or create an embedded instance.
     */
    SENDING_NOT_ALLOWED: 400;
    /**
     * The user does not belong to the account. Use the token of a user of the account.
     */
    USER_LACKS_PERMISSIONS: 403;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
