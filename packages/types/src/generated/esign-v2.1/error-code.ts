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
     * No document contains the anchor string of a tab. Correct the string, or set
     * `anchorIgnoreIfNotPresent` if the tab can be omitted.
     */
    ANCHOR_TAB_STRING_NOT_FOUND: 400;
    /**
     * The documents could not be searched for anchor strings, usually because a document is damaged.
     * Send an intact file.
     */
    ANCHOR_TAG_PROCESSING_FAILURE: 400;
    /**
     * The same document is being downloaded too many times at once. Wait until the other downloads
     * finish, then repeat the request.
     */
    API_REQUEST_IS_THROTTLED: 400;
    /**
     * Some recipients of the list are identified by role and others by ID. Identify all of them in the
     * same way.
     */
    BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_IN_SAME_LIST: 400;
    /**
     * A recipient has both a role and an ID. Remove one of them.
     */
    BULK_SEND_CANNOT_USE_BOTH_ROLE_AND_ID_ON_SAME_RECIPIENT: 400;
    /**
     * The e-mail address of a recipient in the list is malformed. Correct it and send the list again.
     */
    BULK_SEND_EMAIL_ADDRESS_NOT_VALID: 400;
    /**
     * A recipient with e-mail delivery does not have an e-mail address. Add one.
     */
    BULK_SEND_EMAIL_ADDRESS_REQUIRED_FOR_EMAIL_RECIPIENT: 400;
    /**
     * A copy contains the same envelope custom field twice. Remove one of them.
     */
    BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE: 400;
    /**
     * A custom field of a copy does not have a name. Use the name of the field in the envelope.
     */
    BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_REQUIRED: 400;
    /**
     * A custom field of a copy does not have a value. Add one, or remove the field from the copy.
     */
    BULK_SEND_ENVELOPE_CUSTOM_FIELD_VALUE_REQUIRED: 400;
    /**
     * The source envelope of the copies is larger than 75 MB. Reduce the size of its documents.
     */
    BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED: 400;
    /**
     * The fax number of a recipient in the list is malformed. Correct it and send the list again.
     */
    BULK_SEND_FAX_NUMBER_NOT_VALID: 400;
    /**
     * A recipient with fax delivery does not have a fax number. Add one.
     */
    BULK_SEND_FAX_NUMBER_REQUIRED_FOR_FAX_RECIPIENT: 400;
    /**
     * A recipient requires authentication by text message, but the settings for it are missing. Add
     * them, or use another type of authentication.
     */
    BULK_SEND_INVALID_ID_CHECK_CONFIGURATION: 400;
    /**
     * A recipient has more than one signature provider. Keep only one.
     */
    BULK_SEND_INVALID_SBS_INPUT_CONFIGURATION: 400;
    /**
     * The account does not have a bulk send list with this ID. Get the ID from
     * `BulkSend_getBulkSendLists`. If a missing list is sent or tested, the code appears in a response
     * with status 201 or 200.
     */
    BULK_SEND_LIST_NOT_FOUND: 400;
    /**
     * The list contains more copies than the account allows, usually 1000. Split it into several
     * lists.
     */
    BULK_SEND_MAX_COPIES_EXCEEDED: 400;
    /**
     * The phone number to which a recipient receives a code by text message is malformed. Correct it.
     */
    BULK_SEND_PHONE_NUMBER_INVALID_FOR_SMS_AUTH: 400;
    /**
     * A recipient requires authentication by text message but does not have a phone number. Add one.
     * The service spells the code exactly like this.
     */
    BULK_SEND_PHONE_NUMBER_REQURED_FOR_SMS_AUTH: 400;
    /**
     * Two recipients of a copy have the same `recipientId`. Give each recipient a unique ID.
     */
    BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE: 400;
    /**
     * A recipient of a copy has neither a `recipientId` nor a role. Add one of them, of the same kind
     * throughout the list.
     */
    BULK_SEND_RECIPIENT_ID_REQUIRED: 400;
    /**
     * A recipient of a copy does not have a name. Add one.
     */
    BULK_SEND_RECIPIENT_NAME_REQUIRED: 400;
    /**
     * Two recipients of a copy have the same role. Use each role only once in a copy.
     */
    BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE: 400;
    /**
     * A recipient of a copy has two tabs with the same label. Keep one of them.
     */
    BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE: 400;
    /**
     * A tab of a copy does not have a label, so it cannot be matched with a tab of the envelope. Use
     * the label of the tab in the envelope.
     */
    BULK_SEND_TAB_LABEL_REQUIRED: 400;
    /**
     * A tab of a copy does not have a value. Add one, or remove the tab from the copy.
     */
    BULK_SEND_TAB_VALUE_REQUIRED: 400;
    /**
     * The same envelope was changed too often within 30 seconds. Wait, and combine changes. Before
     * 2026, the status was 400.
     */
    BURST_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED: 429;
    /**
     * The same envelope was read too often within 30 seconds. Wait, and use Connect to receive its
     * status. Before 2026, the status was 400.
     */
    BURST_ENVELOPE_POLLING_LIMIT_EXCEEDED: 429;
    /**
     * A tab is assigned to a recipient who does not sign, such as an agent or an editor. Assign it to
     * a signer.
     */
    CANNOT_ASSIGN_TAB_TO_MANAGERROLE: 400;
    /**
     * A document is excluded from a recipient who has tabs on it. Remove the tabs, or do not exclude
     * the document.
     */
    CANNOT_EXCLUDE_DOCUMENT: 400;
    /**
     * The payment service rejected the card. Use another card, or ask the bank that issued it.
     */
    CREDITCARD_AUTH_FAILED: 400;
    /**
     * The card has expired, or its expiration date is wrong. Correct the date, or use another card.
     */
    CREDIT_CARD_EXPIRATION: 400;
    /**
     * The envelope or template does not have a document with this ID. List its documents to find the
     * right one. Some operations return status 404 instead.
     */
    DOCUMENT_DOES_NOT_EXIST: 400;
    /**
     * The request exceeds the number of documents that an envelope or template can have. Combine some
     * documents, or send several envelopes.
     */
    DOCUMENT_LIMIT_EXCEEDED: 400;
    /**
     * Documents can no longer be added or replaced, because they are locked or because of the status
     * of the envelope. Add documents while the envelope is a draft.
     */
    DOCUMENT_UPLOAD_NOT_ALLOWED: 400;
    /**
     * The envelope is already locked, possibly by the caller. Wait until the lock is released or
     * expires.
     */
    EDIT_LOCK_ENVELOPE_ALREADY_LOCKED: 400;
    /**
     * The envelope or template is not locked, so its lock cannot be read, extended or released. Lock
     * it first.
     */
    EDIT_LOCK_ENVELOPE_NOT_LOCKED: 400;
    /**
     * The envelope does not have the status draft, sent or delivered, so it can be neither locked nor
     * resent. Check its status before the request.
     */
    EDIT_LOCK_INVALID_STATE_FOR_LOCK: 400;
    /**
     * The envelope or template is locked, and the request does not contain the token of the lock. Send
     * the token in `X-DocuSign-Edit`, or wait until the lock is released.
     */
    EDIT_LOCK_NOT_LOCK_OWNER: 400;
    /**
     * The template is already locked, possibly by the caller. Wait until the lock is released or
     * expires.
     */
    EDIT_LOCK_TEMPLATE_ALREADY_LOCKED: 400;
    /**
     * The account has sent all the envelopes that its plan allows. Buy more, or wait for the next
     * billing period.
     */
    ENVELOPE_ALLOWANCE_EXCEEDED: 400;
    /**
     * The envelope is neither sent nor delivered, so it cannot be corrected. Change a draft directly,
     * and create a new envelope to replace a completed one.
     */
    ENVELOPE_CANNOT_CORRECT_INVALID_STATE: 400;
    /**
     * Only an envelope with the status sent or delivered can be voided. Check its status first.
     */
    ENVELOPE_CANNOT_VOID_INVALID_STATE: 400;
    /**
     * No envelope has this ID, the envelope was purged, or the caller does not have access to it.
     * Check the ID and the account. Some operations return status 404 instead.
     */
    ENVELOPE_DOES_NOT_EXIST: 400;
    /**
     * Two recipients have the same name, e-mail address and routing order. Remove one of them, or
     * change its routing order.
     */
    ENVELOPE_HAS_DUPLICATE_RECIPIENTS: 400;
    /**
     * The status in the request is unknown, or the current status of the envelope does not allow the
     * change. Check its status, and change the envelope only while it is a draft or in process.
     */
    ENVELOPE_INVALID_STATUS: 400;
    /**
     * The envelope cannot be sent because a document, a recipient, the subject or the value of a
     * required field is missing. Add what is missing, or keep the envelope as a draft.
     */
    ENVELOPE_IS_INCOMPLETE: 400;
    /**
     * An envelope is not in the source folder. Specify the folder that contains it now, as returned by
     * `Folders_listItems`.
     */
    ENVELOPE_NOT_IN_FOLDER: 400;
    /**
     * The account has sent too many envelopes in too short a time. Wait, then send the rest at a lower
     * rate.
     */
    ENVELOPE_SEND_LIMIT_EXCEEDED: 429;
    /**
     * The same envelope was changed too often within an hour. Wait, and combine changes. Before 2026,
     * the status was 400.
     */
    HOURLY_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED: 429;
    /**
     * The same envelope was read too often within an hour. Wait, and use Connect to receive its
     * status. Before 2026, the status was 400.
     */
    HOURLY_ENVELOPE_POLLING_LIMIT_EXCEEDED: 429;
    /**
     * The request is for an embedded recipient, but no recipient has this `clientUserId`. Send the
     * `clientUserId` of the recipient in the envelope.
     */
    INVALID_CAPTIVE_RECIPIENT_OPERATION: 400;
    /**
     * The card details are invalid. Correct them, or use another card.
     */
    INVALID_CREDIT_CARD: 400;
    /**
     * Cards of this type are not accepted. Use a card of another type.
     */
    INVALID_CREDIT_CARD_TYPE: 400;
    /**
     * No part of a body of many parts has the Content-Type `application/json` or `application/xml`. Add
     * the header to the part with the definition.
     */
    INVALID_CONTENT_TYPE: 400;
    /**
     * The account does not have a Connect configuration with this ID. Get the ID from
     * `ConnectConfigurations_list`.
     */
    INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT: 400;
    /**
     * The e-mail address of a recipient is missing or malformed. Correct it.
     */
    INVALID_EMAIL_ADDRESS_FOR_RECIPIENT: 400;
    /**
     * The item is already in the folder to which it is moved. It appears in the item of a move.
     */
    INVALID_FOLDER_ID: 400;
    /**
     * No group of the account has the ID. It appears in the item of a list of groups.
     */
    INVALID_GROUP_ID: 400;
    /**
     * The name of a group is missing, or another group has it. It appears in the item of a list of
     * groups.
     */
    INVALID_GROUP_NAME: 400;
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
     * No tab of the recipient has the ID, or the ID is missing. It appears in the item of a list of
     * tabs.
     */
    INVALID_TABID: 400;
    /**
     * The operation cannot change this tab: it belongs to a recipient to whom the envelope was sent, or
     * the operation changes other kinds of tabs only.
     */
    INVALID_TAB_OPERATION: 400;
    /**
     * The older header `X-DocuSign-Authentication` is not JSON or XML with `Username`, `Password` and
     * `IntegratorKey`. Send an access token in `Authorization` instead.
     */
    INVALID_TOKEN_FORMAT: 401;
    /**
     * A user in the list does not belong to the account. The code appears in the entry of that user,
     * and the other users are processed. For the whole response, with status 400 or 401, it means that
     * the caller is unknown on this site. Get the base URL from `OAuth_userInfo`.
     */
    INVALID_USERID: 200;
    /**
     * The offset of an anchored tab puts the tab beside its page. Correct its `anchorXOffset`.
     */
    INVALID_USER_OFFSET: 400;
    /**
     * The request contains no content for a document of the list. The code appears in the entry of that
     * document, and the others are added. Send `documentBase64`, or a file part with the same ID.
     */
    NO_DOCUMENT_RECEIVED: 200;
    /**
     * The rules of document visibility are violated: a document is hidden from a recipient who has tabs
     * on it, or an envelope in which signers see only documents with tabs of theirs is sent to a signer
     * who has none. Show the document to that recipient, remove the tabs, or give the signer a tab.
     */
    ONESIGNALLSIGN_NOT_SATISFIED: 400;
    /**
     * The owner of the phone number has opted out of text messages. Use another delivery method for
     * the recipient. The code can also appear in the entry of one recipient in a successful response.
     */
    OPTED_OUT_PHONE_NUMBER_FOR_RECIPIENT: 400;
    /**
     * The document does not have a page with this number. Page numbers start at 1. Some operations
     * return status 404 instead.
     */
    PAGE_IMAGE_NOT_FOUND: 400;
    /**
     * The request does not have an `Authorization` header, or its integration key is unknown or
     * disabled. Send an access token that was issued for a key of this environment.
     */
    PARTNER_AUTHENTICATION_FAILED: 401;
    /**
     * The plan of the account does not include the feature. Change the plan, or do not use the
     * feature.
     */
    PLAN_ITEM_NOT_ENABLED: 400;
    /**
     * The envelope has no recipients, so it cannot be sent. Add at least one.
     */
    RECIPIENTS_NOT_PROVIDED: 400;
    /**
     * The request exceeds the 100 recipients that an envelope can have. Send several envelopes, or use
     * bulk send.
     */
    RECIPIENT_LIMIT_EXCEEDED: 400;
    /**
     * The recipient is not next in the routing order. Open the page after the earlier recipients have
     * finished.
     */
    RECIPIENT_NOT_IN_SEQUENCE: 400;
    /**
     * A recipient could not be changed, usually because the recipient has already signed. The code
     * appears in the entry of that recipient. The other changes are applied, so remove this recipient
     * from the request.
     */
    RECIPIENT_UPDATE_FAILED: 200;
    /**
     * A required tab that the sender fills in has no value. The message has its label. Set a value, or
     * make the tab optional.
     */
    REQUIRED_TAB_INCOMPLETE: 400;
    /**
     * The path does not identify an existing object, or the object does not have the requested part,
     * such as an image. Check the path and the IDs in it.
     */
    RESOURCE_NOT_FOUND: 404;
    /**
     * The account does not have a signature provider with this name. Get the name from
     * `AccountSignatureProviders_list`.
     */
    SIGNATURE_PROVIDER_INVALID_NAME: 400;
    /**
     * No signing group of the account has the ID. It appears in the item of a list of signing groups.
     */
    SIGNING_GROUP_INVALID: 400;
    /**
     * A tab is outside its page. Use a position within the width and height of the page.
     */
    TAB_OUT_OF_BOUNDS: 400;
    /**
     * A tab refers to a page that the document does not have. Correct its `pageNumber`.
     */
    TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT: 400;
    /**
     * A tab has neither a `pageNumber` nor an `anchorString`, so that nobody knows where it belongs. Add
     * one of them.
     */
    TAB_PAGE_NUMBER_NOT_SPECIFIED: 400;
    /**
     * A tab is placed on a supplemental document, which people only read and accept. Place it on
     * another document.
     */
    TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED: 400;
    /**
     * A tab refers to a document that does not exist. Correct its `documentId`, or add the document.
     */
    TAB_REFERS_TO_MISSING_DOCUMENT: 400;
    /**
     * No template has this ID, or the caller does not have access to it. Get the ID from
     * `Templates_list`.
     */
    TEMPLATE_ID_INVALID: 400;
    /**
     * The content of a document cannot be decoded, or it does not match its file extension. Check the
     * Base64 encoding and the extension.
     */
    UNABLE_TO_LOAD_DOCUMENT: 400;
    /**
     * No recipient of the envelope matches the identity in the request. Send the name, e-mail address
     * and IDs of the recipient in the envelope.
     */
    UNKNOWN_ENVELOPE_RECIPIENT: 400;
    /**
     * The service could not process the request and does not have a more specific code, for example if
     * the same document is uploaded too often at once. Wait and repeat the request. The status can
     * also be
     * 500.
     */
    UNSPECIFIED_ERROR: 400;
    /**
     * A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF
     * without a password.
     */
    UNSUPPORTED_PDF_CONTENT: 400;
    /**
     * The account already has a user with this name and e-mail address. The code appears in the entry
     * of that user, and the other users are created. Change the existing user instead.
     */
    USER_ALREADY_EXISTS_IN_ACCOUNT: 201;
    /**
     * The user of the older header `X-DocuSign-Authentication` is unknown, or the password is wrong. Send
     * an access token in `Authorization` instead.
     */
    USER_AUTHENTICATION_FAILED: 401;
    /**
     * The user of the token is not a member of the account in the path. Get the account from
     * `OAuth_userInfo`. The status can also be 401.
     */
    USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT: 400;
    /**
     * The user is not a member of the account, or the membership is not active. Activate the
     * membership, or use the token of another user.
     */
    USER_LACKS_MEMBERSHIP: 400;
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
     * The operation requires the sender of the envelope. Use the token of the sender, or of an
     * administrator if the operation allows it.
     */
    USER_NOT_ENVELOPE_SENDER: 400;
    /**
     * The caller is neither the sender nor a recipient of the envelope, and is not an administrator.
     * Use the token of one of them.
     */
    USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT: 400;
    /**
     * The account does not have a user with this ID. List its users to find the right one. Some
     * operations return status 404 instead.
     */
    USER_NOT_FOUND: 400;
    /**
     * The envelope has already reached this part of its workflow: a delay has started or is over, a
     * step is finished, or the envelope was sent. A running delay can still be changed.
     */
    WORKFLOW_UPDATE_NOT_ALLOWED: 400;
    /**
     * The rules of a workflow step that select recipients cannot be changed after the envelope was
     * sent. Change them while it is a draft.
     */
    WORKFLOW_UPDATE_RECIPIENTROUTING_NOT_ALLOWED: 400;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
