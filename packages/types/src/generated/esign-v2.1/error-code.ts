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
     * The envelope belongs to another account. Call with the ID of the account that sent it.
     */
    ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE: 400;
    /**
     * No document holds the string that a tab is anchored to. Mend the string, or set
     * `anchorIgnoreIfNotPresent` where the tab may be left out.
     */
    ANCHOR_TAB_STRING_NOT_FOUND: 400;
    /**
     * The documents could not be searched for anchors, mostly because one of them is damaged. Send a
     * sound file.
     */
    ANCHOR_TAG_PROCESSING_FAILURE: 400;
    /**
     * The same document is being downloaded too many times at once. Wait until the other downloads are
     * over, then repeat the call.
     */
    API_REQUEST_IS_THROTTLED: 400;
    /**
     * Some recipients of the list are named by role and others by ID. Name all of them in the same
     * way.
     */
    BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST: 400;
    /**
     * A recipient has both a role and an ID. Leave one of them out.
     */
    BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT: 400;
    /**
     * The e-mail address of a recipient on the list is malformed. Correct it and send the list again.
     */
    BULK_SEND_EMAIL_ADDRESS_NOT_VALID: 400;
    /**
     * A recipient who is reached by e-mail has no address. Give one.
     */
    BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT: 400;
    /**
     * A copy names the same custom field of the envelope twice. Keep one of the two.
     */
    BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE: 400;
    /**
     * A custom field of a copy has no name. Give the name that the field has in the envelope.
     */
    BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED: 400;
    /**
     * A custom field of a copy has no value. Give one, or leave the field out of the copy.
     */
    BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED: 400;
    /**
     * The envelope that the copies are made from has more than 75 MB. Make its documents smaller.
     */
    BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED: 400;
    /**
     * The fax number of a recipient on the list is malformed. Correct it and send the list again.
     */
    BULK_SEND_FAX_NUMBER_NOT_VALID: 400;
    /**
     * A recipient who is reached by fax has no number. Give one.
     */
    BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT: 400;
    /**
     * A recipient is to be checked by text message, but the settings of the check are missing. Add
     * them, or ask for another check.
     */
    BULK_SEND_INVALID_ID_CHECK_CONFIGURATION: 400;
    /**
     * A recipient has more than one signature provider. Keep a single one.
     */
    BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION: 400;
    /**
     * The account has no bulk send list with this ID; take one from `BulkSend_getBulkSendLists`.
     * Sending or testing a list that is missing says so within an answer of status 201 or 200.
     */
    BULK_SEND_LIST_NOT_FOUND: 400;
    /**
     * The list has more copies than the account may have in one, as a rule 1000. Split it into several
     * lists.
     */
    BULK_SEND_MAX_COPIES_EXCEEDED: 400;
    /**
     * The number to which a recipient is to get a code by text message is malformed. Correct it.
     */
    BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH: 400;
    /**
     * A recipient is to be checked by text message but has no number. Give one; the code is spelt by
     * the service in just this way.
     */
    BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH: 400;
    /**
     * Two recipients of a copy have the same `recipientId`. Give each an ID of its own.
     */
    BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE: 400;
    /**
     * A recipient of a copy has neither a `recipientId` nor a role. Give one of them, the same kind
     * throughout the list.
     */
    BULK_SEND_RECIPIENT_ID_REQUIRED: 400;
    /**
     * A recipient of a copy has no name. Give one.
     */
    BULK_SEND_RECIPIENT_NAME_REQUIRED: 400;
    /**
     * Two recipients of a copy have the same role. Name each role once in a copy.
     */
    BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE: 400;
    /**
     * A recipient of a copy has two tabs with the same label. Keep one of them.
     */
    BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE: 400;
    /**
     * A tab of a copy has no label, so it cannot be found in the envelope. Give the label that it has
     * there.
     */
    BULK_SEND_TAB_LABEL_REQUIRED: 400;
    /**
     * A tab of a copy has no value. Give one, or leave the tab out of the copy.
     */
    BULK_SEND_TAB_VALUE_REQUIRED: 400;
    /**
     * The same envelope was changed too often within 30 seconds. Wait and put changes together; the
     * status was 400 before 2026.
     */
    BURST_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED: 429;
    /**
     * The same envelope was read too often within 30 seconds. Wait, and let Connect push its status;
     * the answer had status 400 before 2026.
     */
    BURST_ENVELOPE_POLLING_LIMIT_EXCEEDED: 429;
    /**
     * A tab was given to a recipient who does not sign, such as an agent or an editor. Give it to a
     * signer.
     */
    CANNOT_ASSIGN_TAB_TO_MANAGERROLE: 400;
    /**
     * The envelope or template has no document with this ID; list its documents to find the right one.
     * Some calls answer with status 404 instead.
     */
    DOCUMENT_DOES_NOT_EXIST: 400;
    /**
     * There are more documents than one envelope or template may have. Join some of them, or send
     * several envelopes.
     */
    DOCUMENT_LIMIT_EXCEEDED: 400;
    /**
     * Documents can no longer be added or replaced, because they are locked or because of the status.
     * Add them while it is a draft.
     */
    DOCUMENT_UPLOAD_NOT_ALLOWED: 400;
    /**
     * The envelope has a lock already, perhaps the caller's own. Wait until it is released or runs
     * out.
     */
    EDIT_LOCK_ENVELOPE_ALREADY_LOCKED: 400;
    /**
     * There is no lock on the envelope or template to be read, prolonged or released. Lock it first.
     */
    EDIT_LOCK_ENVELOPE_NOT_LOCKED: 400;
    /**
     * The envelope is neither a draft nor sent nor delivered, so it can be neither locked nor sent out
     * again. Read its status before the call.
     */
    EDIT_LOCK_INVALID_STATE_FOR_LOCK: 400;
    /**
     * Somebody holds a lock, and the call came without the token of that lock. Send the token in
     * `X-DocuSign-Edit`, or wait until the lock is gone.
     */
    EDIT_LOCK_NOT_LOCK_OWNER: 400;
    /**
     * The template has a lock already, perhaps the caller's own. Wait until it is released or runs
     * out.
     */
    EDIT_LOCK_TEMPLATE_ALREADY_LOCKED: 400;
    /**
     * The account has sent all the envelopes that its plan allows. Buy more, or wait for the next
     * period of the plan.
     */
    ENVELOPE_ALLOWANCE_EXCEEDED: 400;
    /**
     * The envelope is neither sent nor delivered, so there is nothing to correct. Change a draft
     * directly, and make a new envelope in place of a finished one.
     */
    ENVELOPE_CANNOT_CORRECT_INVALID_STATE: 400;
    /**
     * Only an envelope that is sent or delivered can be voided, and this one is not. Read its status
     * first.
     */
    ENVELOPE_CANNOT_VOID_INVALID_STATE: 400;
    /**
     * No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the
     * account; some calls answer with status 404 instead.
     */
    ENVELOPE_DOES_NOT_EXIST: 400;
    /**
     * Two recipients have the same name, e-mail address and routing order. Remove one of them, or give
     * it another turn.
     */
    ENVELOPE_HAS_DUPLICATE_RECIPIENTS: 400;
    /**
     * The status in the request is unknown, or the envelope stands where this change is not allowed.
     * Read its status, and change it only while it is a draft or in process.
     */
    ENVELOPE_INVALID_STATUS: 400;
    /**
     * The envelope cannot be sent, because a document, a recipient or the subject is missing. Add what
     * is missing, or keep it as a draft.
     */
    ENVELOPE_IS_INCOMPLETE: 400;
    /**
     * The account has sent too many envelopes in too short a time. Wait, then send the rest more
     * slowly.
     */
    ENVELOPE_SEND_LIMIT_EXCEEDED: 429;
    /**
     * The same envelope was changed too often within an hour. Wait and put changes together; the
     * status was 400 before 2026.
     */
    HOURLY_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED: 429;
    /**
     * The same envelope was read too often within an hour. Wait, and let Connect push its status; the
     * answer had status 400 before 2026.
     */
    HOURLY_ENVELOPE_POLLING_LIMIT_EXCEEDED: 429;
    /**
     * The call is for an embedded recipient, but no recipient has this `clientUserId`. Send the same
     * one that the recipient has in the envelope.
     */
    INVALID_CAPTIVE_RECIPIENT_OPERATION: 400;
    /**
     * The account has no configuration of Connect with this ID. Take one from
     * `ConnectConfigurations_list`.
     */
    INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT: 400;
    /**
     * The e-mail address of a recipient is missing or malformed. Correct it.
     */
    INVALID_EMAIL_ADDRESS_FOR_RECIPIENT: 400;
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
     * A user of the list is unknown to the account; the others are dealt with, and the code stands in
     * the entry of that user. As a whole answer, with status 400 or 401, it says that the caller is
     * unknown on this site: take the address from `OAuth_userInfo`.
     */
    INVALID_USERID: 200;
    /**
     * The rules of document visibility are broken, for example by hiding a document from somebody who
     * has tabs on it. Show the document to that recipient, or remove the tabs.
     */
    ONESIGNALLSIGN_NOT_SATISFIED: 400;
    /**
     * The owner of the phone number has refused text messages. Reach the recipient in another way; the
     * code may also stand in the entry of one recipient in an answer that succeeds.
     */
    OPTED_OUT_PHONE_NUMBER_FOR_RECIPIENT: 400;
    /**
     * The document has no page with this number; count from 1 and stay within its pages. Some calls
     * answer with status 404 instead.
     */
    PAGE_IMAGE_NOT_FOUND: 400;
    /**
     * The call has no `Authorization` header, or its integration key is unknown or disabled. Send an
     * access token that was made with a key of this environment.
     */
    PARTNER_AUTHENTICATION_FAILED: 401;
    /**
     * The plan of the account does not include the feature. Change the plan, or do without.
     */
    PLAN_ITEM_NOT_ENABLED: 400;
    /**
     * There are more recipients than the 100 that an envelope may have. Send several envelopes, or
     * send in bulk.
     */
    RECIPIENT_LIMIT_EXCEEDED: 400;
    /**
     * It is not this recipient's turn yet. Open the page when those before have finished.
     */
    RECIPIENT_NOT_IN_SEQUENCE: 400;
    /**
     * A recipient could not be changed, as a rule because that person has signed already; the code
     * stands in the entry of that recipient. The other changes are made, so leave this recipient out.
     */
    RECIPIENT_UPDATE_FAILED: 200;
    /**
     * Nothing is found at the address, or the object has no such part, for example no image. Check the
     * path and the IDs in it.
     */
    RESOURCE_NOT_FOUND: 404;
    /**
     * The account has no signature provider of this name. Take one from
     * `AccountSignatureProviders_list`.
     */
    SIGNATURE_PROVIDER_INVALID_NAME: 400;
    /**
     * A tab would stand outside its page. Give a position within the width and height of the page.
     */
    TAB_OUT_OF_BOUNDS: 400;
    /**
     * A tab is meant for a page that the document does not have. Correct its `pageNumber`.
     */
    TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT: 400;
    /**
     * A tab is meant for a document that is not there. Correct its `documentId`, or add the document.
     */
    TAB_REFERS_TO_MISSING_DOCUMENT: 400;
    /**
     * No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
     */
    TEMPLATE_ID_INVALID: 400;
    /**
     * The bytes of a document cannot be decoded, or they do not fit its file extension. Check the
     * base64 and the extension.
     */
    UNABLE_TO_LOAD_DOCUMENT: 400;
    /**
     * No recipient of the envelope has the identity that the call gives. Send name, e-mail address and
     * IDs as they are in the envelope.
     */
    UNKNOWN_ENVELOPE_RECIPIENT: 400;
    /**
     * The service could not do it and has no closer code, for example when the same document is
     * uploaded too often at once. Wait and try again; the status can also be 500.
     */
    UNSPECIFIED_ERROR: 400;
    /**
     * A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF
     * without a password.
     */
    UNSUPPORTED_PDF_CONTENT: 400;
    /**
     * The account has a user with this name and e-mail address; the other users are made, and the code
     * stands in the entry of that user. Change the user that is there instead.
     */
    USER_ALREADY_EXISTS_IN_ACCOUNT: 201;
    /**
     * The user of the token is no member of the account in the path. Take the account from
     * `OAuth_userInfo`; the status can also be 401.
     */
    USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT: 400;
    /**
     * The user is no member of the account, or the membership is not active. Have the user activated,
     * or call as another one.
     */
    USER_LACKS_MEMBERSHIP: 400;
    /**
     * The user does not have the right that the call needs. Have it granted in the permission profile;
     * some calls answer with status 403 instead.
     */
    USER_LACKS_PERMISSIONS: 400;
    /**
     * Only an administrator of the account may make this call. Use the token of one.
     */
    USER_NOT_ACCOUNT_ADMIN: 400;
    /**
     * Only the sender of the envelope may do this. Call as the sender, or as an administrator where
     * the operation allows it.
     */
    USER_NOT_ENVELOPE_SENDER: 400;
    /**
     * The caller neither sent the envelope nor receives it, and is no administrator. Call as one of
     * those.
     */
    USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT: 400;
    /**
     * The account has no user with this ID; list its users to find the right one. Some calls answer
     * with status 404 instead.
     */
    USER_NOT_FOUND: 400;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
