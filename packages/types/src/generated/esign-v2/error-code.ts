// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, and the status that each comes with.
 */
export interface ErrorCodes {
    /**
     * No account has the ID in the path. Take the ID and the address of the site from
     * `OAuth_userInfo`.
     */
    ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM: 400;
    /**
     * The account does not have the feature that the call needs; have it switched on. Some calls
     * answer with status 401 or 403 instead.
     */
    ACCOUNT_LACKS_PERMISSIONS: 400;
    /**
     * The payment service refused the card. Use another card, or ask the bank that issued it.
     */
    CREDITCARD_AUTH_FAILED: 400;
    /**
     * The card has expired, or its date of expiry is wrong. Correct the date, or use another card.
     */
    CREDIT_CARD_EXPIRATION: 400;
    /**
     * Somebody holds a lock, and the call came without the token of that lock. Send the token in
     * `X-DocuSign-Edit`, or wait until the lock is gone.
     */
    EDIT_LOCK_NOT_LOCK_OWNER: 400;
    /**
     * No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the
     * account; some calls answer with status 404 instead.
     */
    ENVELOPE_DOES_NOT_EXIST: 400;
    /**
     * The status in the request is unknown, or the envelope stands where this change is not allowed.
     * Read its status, and change it only while it is a draft or in process.
     */
    ENVELOPE_INVALID_STATUS: 400;
    /**
     * An envelope is not in the folder that it is to leave. Name the folder where it is now, as
     * `Folders_listItems` shows it.
     */
    ENVELOPE_NOT_IN_FOLDER: 400;
    /**
     * The details of the card are not valid. Correct them, or use another card.
     */
    INVALID_CREDIT_CARD: 400;
    /**
     * Cards of this kind are not taken. Use a card of another kind.
     */
    INVALID_CREDIT_CARD_TYPE: 400;
    /**
     * The plan is no longer sold. Choose one that is.
     */
    INVALID_PLAN_RETIRED: 400;
    /**
     * Nobody in the envelope or template has this recipient ID, or it is no whole number. List the
     * recipients to find the right one.
     */
    INVALID_RECIPIENT_ID: 400;
    /**
     * The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it
     * and send it again.
     */
    INVALID_REQUEST_BODY: 400;
    /**
     * A value in the address or the body is missing, malformed or at odds with another. The message
     * names it; mend it and call again.
     */
    INVALID_REQUEST_PARAMETER: 400;
    /**
     * The account cannot change from its plan to the one in the request. Take one of the successors
     * that `BillingPlans_getAccountPlan` lists.
     */
    INVALID_SUCCESSOR_PLAN: 400;
    /**
     * The plan of the account does not include the feature. Change the plan, or do without.
     */
    PLAN_ITEM_NOT_ENABLED: 400;
    /**
     * Nothing is found at the address, or the object has no such part, for example no image. Check the
     * path and the IDs in it.
     */
    RESOURCE_NOT_FOUND: 404;
    /**
     * No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
     */
    TEMPLATE_ID_INVALID: 400;
    /**
     * The user does not have the right that the call needs. Have it granted in the permission profile;
     * some calls answer with status 403 instead.
     */
    USER_LACKS_PERMISSIONS: 400;
    /**
     * Only an administrator of the account may make this call. Use the token of one.
     */
    USER_NOT_ACCOUNT_ADMIN: 400;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
