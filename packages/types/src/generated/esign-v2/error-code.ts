// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * No account has the ID in the path. Get the account ID and the URL of the site from
     * `OAuth_userInfo`.
     */
    ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM: 400;
    /**
     * The account does not have the feature that the request requires. Have it enabled. Some
     * operations return status 401 or 403 instead.
     */
    ACCOUNT_LACKS_PERMISSIONS: 400;
    /**
     * The envelope belongs to another account. Use the ID of the account that sent it.
     */
    ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE: 400;
    /**
     * The payment service rejected the card. Use another card, or ask the bank that issued it.
     */
    CREDITCARD_AUTH_FAILED: 400;
    /**
     * The card has expired, or its expiration date is wrong. Correct the date, or use another card.
     */
    CREDIT_CARD_EXPIRATION: 400;
    /**
     * The envelope or template is locked, and the request does not contain the token of the lock. Send
     * the token in `X-DocuSign-Edit`, or wait until the lock is released.
     */
    EDIT_LOCK_NOT_LOCK_OWNER: 400;
    /**
     * No envelope has this ID, the envelope was purged, or the caller does not have access to it.
     * Check the ID and the account. Some operations return status 404 instead.
     */
    ENVELOPE_DOES_NOT_EXIST: 400;
    /**
     * The status in the request is unknown, or the current status of the envelope does not allow the
     * change. Check its status, and change the envelope only while it is a draft or in process.
     */
    ENVELOPE_INVALID_STATUS: 400;
    /**
     * An envelope is not in the source folder. Specify the folder that contains it now, as returned by
     * `Folders_listItems`.
     */
    ENVELOPE_NOT_IN_FOLDER: 400;
    /**
     * The card details are invalid. Correct them, or use another card.
     */
    INVALID_CREDIT_CARD: 400;
    /**
     * Cards of this type are not accepted. Use a card of another type.
     */
    INVALID_CREDIT_CARD_TYPE: 400;
    /**
     * The plan is no longer sold. Choose another plan.
     */
    INVALID_PLAN_RETIRED: 400;
    /**
     * The envelope or template does not have a recipient with this ID, or the ID is not an integer.
     * List the recipients to find the right one.
     */
    INVALID_RECIPIENT_ID: 400;
    /**
     * The request body is empty, is not JSON, has a value of the wrong type or contains nothing to
     * process. Fix it and repeat the request.
     */
    INVALID_REQUEST_BODY: 400;
    /**
     * A value in the URL or the request body is missing, malformed or inconsistent with another value.
     * The message names it. Fix it and repeat the request.
     */
    INVALID_REQUEST_PARAMETER: 400;
    /**
     * The account cannot change from its plan to the plan in the request. Use one of the successor
     * plans that `BillingPlans_getPlan` returns.
     */
    INVALID_SUCCESSOR_PLAN: 400;
    /**
     * The plan of the account does not include the feature. Change the plan, or do not use the
     * feature.
     */
    PLAN_ITEM_NOT_ENABLED: 400;
    /**
     * The path does not identify an existing object, or the object does not have the requested part,
     * such as an image. Check the path and the IDs in it.
     */
    RESOURCE_NOT_FOUND: 404;
    /**
     * No template has this ID, or the caller does not have access to it. Get the ID from
     * `Templates_list`.
     */
    TEMPLATE_ID_INVALID: 400;
    /**
     * The user does not have the right that the operation requires. Grant it in the permission
     * profile. Some operations return status 403 instead.
     */
    USER_LACKS_PERMISSIONS: 400;
    /**
     * The operation requires an administrator of the account. Use the token of an administrator.
     */
    USER_NOT_ACCOUNT_ADMIN: 400;
    /**
     * The caller is neither the sender nor a recipient of the envelope, and is not an administrator.
     * Use the token of one of them.
     */
    USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT: 400;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
