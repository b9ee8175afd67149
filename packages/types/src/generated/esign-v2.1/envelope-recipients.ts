// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { IdEvidenceViewLink } from './schemas/IdEvidenceViewLink.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ProofServiceResourceToken } from './schemas/proofServiceResourceToken.js';
import type { RecipientPreviewRequest } from './schemas/recipientPreviewRequest.js';
import type { Recipients, RecipientsAnswer } from './schemas/recipients.js';
import type { RecipientsUpdateSummary } from './schemas/recipientsUpdateSummary.js';
import type { ViewUrl } from './schemas/viewUrl.js';

/**
 * Parameters in the path of `EnvelopeRecipients_list`.
 */
export interface EnvelopeRecipientsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/**
 * Parameters in the query of `EnvelopeRecipients_list`.
 */
export interface EnvelopeRecipientsListQueryParams {
    /**
     * Specifies whether tabs with an anchor include the positions at which the anchor was found. For
     * recipients, it requires `include_tabs`, and for an envelope `tabs` in `include`.
     *
     * @example true
     */
    include_anchor_tab_locations?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes additional details, such as those of delegation.
     *
     * @example true
     */
    include_extended?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the metadata fields, which describe who can edit a field.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the tabs of the recipients.
     *
     * @example true
     */
    include_tabs?: ("true" | "false") | undefined;
}

/** The current recipients. */
export type EnvelopeRecipientsList200Response = RecipientsAnswer;

/** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopeRecipientsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientsList500Response = ErrorDetails;

/**
 * List the recipients of an envelope.
 *
 * Returns all recipients of an envelope, in one array for each type, each with the routing order and
 * status. Tabs are only included with `include_tabs`. The response is not paged, because an envelope
 * can have up to 100 recipients.
 *
 * The sender, the recipients and administrators of the account can use this operation, regardless of
 * the envelope status. Documents that are hidden from a recipient are listed in `excludedDocuments`
 * of the recipient.
 *
 * `EnvelopeRecipients_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientsListResponses {
    /** The current recipients. */
    200: EnvelopeRecipientsList200Response;
    /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopeRecipientsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientsList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientsList500Response;
}

/**
 * The error codes that `EnvelopeRecipients_list` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientsListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipients_create`.
 */
export interface EnvelopeRecipientsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/**
 * Parameters in the query of `EnvelopeRecipients_create`.
 */
export interface EnvelopeRecipientsCreateQueryParams {
    /**
     * Specifies whether the e-mails to the current recipients are sent again. The envelope must have the
     * status draft, sent or delivered.
     *
     * @example true
     */
    resend_envelope?: ("true" | "false") | undefined;
}

/**
 * Headers of `EnvelopeRecipients_create`.
 */
export interface EnvelopeRecipientsCreateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The recipients to add, in the array of their type. */
export type EnvelopeRecipientsCreateBody = Recipients;

/** The added recipients, with the IDs that the service assigned. */
export type EnvelopeRecipientsCreate201Response = Recipients;

/** The request is invalid, or the recipients cannot be added to the envelope. */
export type EnvelopeRecipientsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientsCreate500Response = ErrorDetails;

/**
 * Add recipients to an envelope.
 *
 * Adds recipients of any type to an envelope that is a draft or in process. Each recipient requires
 * a `recipientId` that is unique in the envelope and, before the envelope is sent, a name and an
 * e-mail address, or a signing group. If the envelope was already sent, a new recipient receives an
 * e-mail at their position in the routing order.
 *
 * The request can also contain tabs of the recipients. A document can be hidden from a recipient
 * only if an administrator has enabled document visibility for the account and the recipient does
 * not have a tab on it. Carbon copies, certified deliveries, editors and agents can always see all
 * documents.
 *
 * The sender and administrators can add recipients. If the caller holds a lock on the envelope, send
 * it in `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipients_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientsCreateResponses {
    /** The added recipients, with the IDs that the service assigned. */
    201: EnvelopeRecipientsCreate201Response;
    /** The request is invalid, or the recipients cannot be added to the envelope. */
    400: EnvelopeRecipientsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientsCreate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientsCreate500Response;
}

/**
 * The error codes that `EnvelopeRecipients_create` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document contains the anchor string of a tab. Correct the string, or set `anchorIgnoreIfNotPresent` if the tab can be omitted.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab is assigned to a recipient who does not sign, such as an agent or an editor. Assign it to a signer.
 * - `CANNOT_EXCLUDE_DOCUMENT` (400): A document is excluded from a recipient who has tabs on it. Remove the tabs, or do not exclude the document.
 * - `EDIT_LOCK_INVALID_STATE_FOR_LOCK` (400): The envelope does not have the status draft, sent or delivered, so it can be neither locked nor resent. Check its status before the request.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_HAS_DUPLICATE_RECIPIENTS` (400): Two recipients have the same name, e-mail address and routing order. Remove one of them, or change its routing order.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USER_OFFSET` (400): The offset of an anchored tab puts the tab beside its page. Correct its `anchorXOffset`.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are violated: a document is hidden from a recipient who has tabs on it, or an envelope in which signers see only documents with tabs of theirs is sent to a signer who has none. Show the document to that recipient, remove the tabs, or give the signer a tab.
 * - `OPTED_OUT_PHONE_NUMBER_FOR_RECIPIENT` (400): The owner of the phone number has opted out of text messages. Use another delivery method for the recipient. The code can also appear in the entry of one recipient in a successful response.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RECIPIENT_LIMIT_EXCEEDED` (400): The request exceeds the 100 recipients that an envelope can have. Send several envelopes, or use bulk send.
 * - `SIGNATURE_PROVIDER_INVALID_NAME` (400): The account does not have a signature provider with this name. Get the name from `AccountSignatureProviders_list`.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab is outside its page. Use a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab refers to a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_PAGE_NUMBER_NOT_SPECIFIED` (400): A tab has neither a `pageNumber` nor an `anchorString`, so that nobody knows where it belongs. Add one of them.
 * - `TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED` (400): A tab is placed on a supplemental document, which people only read and accept. Place it on another document.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab refers to a document that does not exist. Correct its `documentId`, or add the document.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientsCreateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ANCHOR_TAB_STRING_NOT_FOUND' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'CANNOT_EXCLUDE_DOCUMENT' | 'EDIT_LOCK_INVALID_STATE_FOR_LOCK' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USER_OFFSET' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'OPTED_OUT_PHONE_NUMBER_FOR_RECIPIENT' | 'PLAN_ITEM_NOT_ENABLED' | 'RECIPIENT_LIMIT_EXCEEDED' | 'SIGNATURE_PROVIDER_INVALID_NAME' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_PAGE_NUMBER_NOT_SPECIFIED' | 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipients_update`.
 */
export interface EnvelopeRecipientsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/**
 * Parameters in the query of `EnvelopeRecipients_update`.
 */
export interface EnvelopeRecipientsUpdateQueryParams {
    /**
     * Specifies whether recipients with the same name, e-mail address and routing order are combined
     * into one recipient that has the tabs of all of them.
     *
     * @example false
     */
    combine_same_order_recipients?: ("true" | "false") | undefined;
    /**
     * Specifies whether the request uploads what recipients signed on an offline device.
     *
     * @example false
     */
    offline_signing?: ("true" | "false") | undefined;
    /**
     * Specifies whether the e-mails to the current recipients are sent again. The envelope must have the
     * status draft, sent or delivered.
     *
     * @example true
     */
    resend_envelope?: ("true" | "false") | undefined;
}

/**
 * Headers of `EnvelopeRecipients_update`.
 */
export interface EnvelopeRecipientsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The recipients to change, each with its `recipientId` and the fields to change. */
export type EnvelopeRecipientsUpdateBody = Recipients;

/** The result for each recipient. Individual recipients can fail even if the request succeeds. */
export type EnvelopeRecipientsUpdate200Response = RecipientsUpdateSummary;

/** The request is invalid, or the envelope is finished. */
export type EnvelopeRecipientsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientsUpdate500Response = ErrorDetails;

/**
 * Change or correct the recipients of an envelope.
 *
 * Changes recipients, each identified by its `recipientId`. In a draft every field can be changed,
 * and a recipient with a new `recipientId` is added. In an envelope in process, a recipient who has
 * not finished can be corrected: e-mail address, name, signing group, type, routing order, note,
 * e-mail texts and whether e-mails are sent, delivery method, access code, identity checks, custom
 * fields, document visibility, and the permissions of an agent. Tabs in the request are ignored,
 * because they have separate operations.
 *
 * A recipient who has signed is not changed and has `RECIPIENT_UPDATE_FAILED` in its entry of the
 * response, while the others are changed. `resend_envelope` sends the e-mails to the current
 * recipients again. A request can also consist of that alone.
 *
 * A document can be hidden only if an administrator has enabled document visibility for the account
 * and the recipient does not have a tab on it. It is then also omitted from the recipient's lists of
 * envelopes, documents and page images. Carbon copies, certified deliveries, editors and agents can
 * always see all documents.
 *
 * The sender and administrators can change recipients, and also an editor at the editor's position
 * in the routing order. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipients_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientsUpdateResponses {
    /** The result for each recipient. Individual recipients can fail even if the request succeeds. */
    200: EnvelopeRecipientsUpdate200Response;
    /** The request is invalid, or the envelope is finished. */
    400: EnvelopeRecipientsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientsUpdate500Response;
}

/**
 * The error codes that `EnvelopeRecipients_update` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `CANNOT_EXCLUDE_DOCUMENT` (400): A document is excluded from a recipient who has tabs on it. Remove the tabs, or do not exclude the document.
 * - `EDIT_LOCK_INVALID_STATE_FOR_LOCK` (400): The envelope does not have the status draft, sent or delivered, so it can be neither locked nor resent. Check its status before the request.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_HAS_DUPLICATE_RECIPIENTS` (400): Two recipients have the same name, e-mail address and routing order. Remove one of them, or change its routing order.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are violated: a document is hidden from a recipient who has tabs on it, or an envelope in which signers see only documents with tabs of theirs is sent to a signer who has none. Show the document to that recipient, remove the tabs, or give the signer a tab.
 * - `OPTED_OUT_PHONE_NUMBER_FOR_RECIPIENT` (400): The owner of the phone number has opted out of text messages. Use another delivery method for the recipient. The code can also appear in the entry of one recipient in a successful response.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RECIPIENT_LIMIT_EXCEEDED` (400): The request exceeds the 100 recipients that an envelope can have. Send several envelopes, or use bulk send.
 * - `RECIPIENT_UPDATE_FAILED` (200): A recipient could not be changed, usually because the recipient has already signed. The code appears in the entry of that recipient. The other changes are applied, so remove this recipient from the request.
 * - `SIGNATURE_PROVIDER_INVALID_NAME` (400): The account does not have a signature provider with this name. Get the name from `AccountSignatureProviders_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientsUpdateErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'CANNOT_EXCLUDE_DOCUMENT' | 'EDIT_LOCK_INVALID_STATE_FOR_LOCK' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'OPTED_OUT_PHONE_NUMBER_FOR_RECIPIENT' | 'PLAN_ITEM_NOT_ENABLED' | 'RECIPIENT_LIMIT_EXCEEDED' | 'RECIPIENT_UPDATE_FAILED' | 'SIGNATURE_PROVIDER_INVALID_NAME' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipients_deleteList`.
 */
export interface EnvelopeRecipientsDeleteListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/**
 * Headers of `EnvelopeRecipients_deleteList`.
 */
export interface EnvelopeRecipientsDeleteListHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The recipients to delete. Only their `recipientId` is required. */
export type EnvelopeRecipientsDeleteListBody = Recipients;

/** The deleted recipients. */
export type EnvelopeRecipientsDeleteList200Response = Recipients;

/** The request is invalid, or a recipient in it cannot be deleted. */
export type EnvelopeRecipientsDeleteList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientsDeleteList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientsDeleteList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientsDeleteList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientsDeleteList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientsDeleteList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientsDeleteList500Response = ErrorDetails;

/**
 * Delete recipients from an envelope.
 *
 * Deletes several recipients from an envelope that is a draft or in process, together with their
 * tabs. The request identifies them by `recipientId`, in the array of their type. A recipient who
 * has finished or whom a template requires is not deleted. The response contains only the deleted
 * recipients, each with the status `deleted`.
 *
 * The sender and administrators can delete recipients. If the caller holds a lock on the envelope,
 * send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipients_deleteList`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientsDeleteListResponses {
    /** The deleted recipients. */
    200: EnvelopeRecipientsDeleteList200Response;
    /** The request is invalid, or a recipient in it cannot be deleted. */
    400: EnvelopeRecipientsDeleteList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientsDeleteList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientsDeleteList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientsDeleteList404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientsDeleteList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientsDeleteList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientsDeleteList500Response;
}

/**
 * The error codes that `EnvelopeRecipients_deleteList` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RECIPIENT_UPDATE_FAILED` (200): A recipient could not be changed, usually because the recipient has already signed. The code appears in the entry of that recipient. The other changes are applied, so remove this recipient from the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientsDeleteListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RECIPIENT_UPDATE_FAILED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipients_delete`.
 */
export interface EnvelopeRecipientsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The ID of the recipient in the envelope or template, as assigned by the sender.
     *
     * @example 1
     */
    recipientId: string;
}

/**
 * Headers of `EnvelopeRecipients_delete`.
 */
export interface EnvelopeRecipientsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The deleted recipient. */
export type EnvelopeRecipientsDelete200Response = Recipients;

/** The recipient does not exist, or can no longer be deleted. */
export type EnvelopeRecipientsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientsDelete500Response = ErrorDetails;

/**
 * Delete a recipient from an envelope.
 *
 * Deletes one recipient from an envelope that is a draft or in process, together with the tabs of
 * the recipient. A recipient who has finished or whom a template requires cannot be deleted. The
 * response contains the deleted recipient, with the status `deleted`.
 *
 * The sender and administrators can delete recipients. If the caller holds a lock on the envelope,
 * send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipients_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientsDeleteResponses {
    /** The deleted recipient. */
    200: EnvelopeRecipientsDelete200Response;
    /** The recipient does not exist, or can no longer be deleted. */
    400: EnvelopeRecipientsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientsDelete404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientsDelete500Response;
}

/**
 * The error codes that `EnvelopeRecipients_delete` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `RECIPIENT_UPDATE_FAILED` (200): A recipient could not be changed, usually because the recipient has already signed. The code appears in the entry of that recipient. The other changes are applied, so remove this recipient from the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientsDeleteErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'RECIPIENT_UPDATE_FAILED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipients_createRecipientProofFileLink`.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileLinkParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The GUID of the recipient, as assigned by the service (`recipientIdGuid`).
     *
     * @example e8a4c716-53f2-4d09-b1e7-90c6d2f8a35b
     */
    recipientId: string;
}

/** The URL of the evidence. */
export type EnvelopeRecipientsCreateRecipientProofFileLink201Response = IdEvidenceViewLink;

/**
 * The recipient does not exist, or the identity check of the recipient does not produce
 * evidence.
 */
export type EnvelopeRecipientsCreateRecipientProofFileLink400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientsCreateRecipientProofFileLink401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientsCreateRecipientProofFileLink403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientsCreateRecipientProofFileLink404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientsCreateRecipientProofFileLink405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientsCreateRecipientProofFileLink429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientsCreateRecipientProofFileLink500Response = ErrorDetails;

/**
 * Create a link to the evidence of an identity check.
 *
 * Creates a URL at which users can view the evidence that a recipient provided for the identity
 * check, such as the image of a passport. Each request creates a new URL, which is only valid for a
 * short time.
 *
 * The recipient must have completed an identity verification workflow, and the caller must be the
 * sender or an administrator. The path contains the GUID of the recipient instead of the ID that the
 * sender assigned. The request has no body.
 *
 * `EnvelopeRecipients_createRecipientProofFileLink`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileLinkResponses {
    /** The URL of the evidence. */
    201: EnvelopeRecipientsCreateRecipientProofFileLink201Response;
    /**
     * The recipient does not exist, or the identity check of the recipient does not produce
     * evidence.
     */
    400: EnvelopeRecipientsCreateRecipientProofFileLink400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientsCreateRecipientProofFileLink401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientsCreateRecipientProofFileLink403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientsCreateRecipientProofFileLink404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientsCreateRecipientProofFileLink405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientsCreateRecipientProofFileLink429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientsCreateRecipientProofFileLink500Response;
}

/**
 * The error codes that `EnvelopeRecipients_createRecipientProofFileLink` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientsCreateRecipientProofFileLinkErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipients_createRecipientProofFileResourceToken`.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The GUID of the recipient, as assigned by the service (`recipientIdGuid`).
     *
     * @example e8a4c716-53f2-4d09-b1e7-90c6d2f8a35b
     */
    recipientId: string;
}

/**
 * Parameters in the query of `EnvelopeRecipients_createRecipientProofFileResourceToken`.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams {
    /**
     * The scopes of the token, as a comma-separated list. Default: read access.
     *
     * @example read
     */
    token_scopes?: string | undefined;
}

/** The token and the service that accepts it. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response = ProofServiceResourceToken;

/**
 * The recipient does not exist, or the identity check of the recipient does not produce
 * evidence.
 */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken500Response = ErrorDetails;

/**
 * Create a token for the evidence of an identity check.
 *
 * Creates a token with which a program downloads the evidence that a recipient provided for the
 * identity check, and returns the service that stores the evidence. The token is only valid for this
 * recipient and for a short time. To get a URL that users can open, create a link instead.
 *
 * The recipient must have completed an identity verification workflow, and the caller must be the
 * sender or an administrator. The path contains the GUID of the recipient instead of the ID that the
 * sender assigned. The request has no body.
 *
 * `EnvelopeRecipients_createRecipientProofFileResourceToken`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof_token`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileResourceTokenResponses {
    /** The token and the service that accepts it. */
    201: EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response;
    /**
     * The recipient does not exist, or the identity check of the recipient does not produce
     * evidence.
     */
    400: EnvelopeRecipientsCreateRecipientProofFileResourceToken400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientsCreateRecipientProofFileResourceToken401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientsCreateRecipientProofFileResourceToken403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientsCreateRecipientProofFileResourceToken404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientsCreateRecipientProofFileResourceToken405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientsCreateRecipientProofFileResourceToken429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientsCreateRecipientProofFileResourceToken500Response;
}

/**
 * The error codes that `EnvelopeRecipients_createRecipientProofFileResourceToken` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientsCreateRecipientProofFileResourceTokenErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipients_createEnvelopeRecipientPreview`.
 */
export interface EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/**
 * The recipient whose view is previewed, and the URL to which the browser is redirected
 * afterwards.
 */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreviewBody = RecipientPreviewRequest;

/** The URL of the preview. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response = ViewUrl;

/** The request is invalid, or the recipient does not exist in the envelope. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview500Response = ErrorDetails;

/**
 * Preview an envelope as a recipient.
 *
 * Creates the URL of a page that shows the sender what a recipient will see, including tabs. Actions
 * on the page do not change the envelope, signing is not possible, and the recipient is not
 * notified. A document that is hidden from the recipient is also hidden on the page.
 *
 * The sender and administrators can use the preview, even while the envelope is a draft. The URL
 * must be opened immediately and works only once. The browser is then redirected to `returnUrl` with
 * the result in the query parameter `event`.
 *
 * `EnvelopeRecipients_createEnvelopeRecipientPreview`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient_preview`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientsCreateEnvelopeRecipientPreviewResponses {
    /** The URL of the preview. */
    201: EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response;
    /** The request is invalid, or the recipient does not exist in the envelope. */
    400: EnvelopeRecipientsCreateEnvelopeRecipientPreview400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientsCreateEnvelopeRecipientPreview401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientsCreateEnvelopeRecipientPreview403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientsCreateEnvelopeRecipientPreview404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientsCreateEnvelopeRecipientPreview405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientsCreateEnvelopeRecipientPreview429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientsCreateEnvelopeRecipientPreview500Response;
}

/**
 * The error codes that `EnvelopeRecipients_createEnvelopeRecipientPreview` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreviewErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipients_createRecipientManualReviewView`.
 */
export interface EnvelopeRecipientsCreateRecipientManualReviewViewParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The ID of the recipient in the envelope or template, as assigned by the sender.
     *
     * @example 1
     */
    recipientId: string;
}

/** The URL of the page. */
export type EnvelopeRecipientsCreateRecipientManualReviewView201Response = ViewUrl;

/** The request is invalid. */
export type EnvelopeRecipientsCreateRecipientManualReviewView400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeRecipientsCreateRecipientManualReviewView401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeRecipientsCreateRecipientManualReviewView403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeRecipientsCreateRecipientManualReviewView404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeRecipientsCreateRecipientManualReviewView405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeRecipientsCreateRecipientManualReviewView429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeRecipientsCreateRecipientManualReviewView500Response = ErrorDetails;

/**
 * Open the review of an identity check.
 *
 * Returns the URL of the page on which the sender reviews the identity documents of a recipient
 * whose check could not be decided automatically. The URL can be used only once and expires
 * after a short time.
 *
 * `EnvelopeRecipients_createRecipientManualReviewView`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/views/identity_manual_review`
 *
 * The responses, by status.
 */
export interface EnvelopeRecipientsCreateRecipientManualReviewViewResponses {
    /** The URL of the page. */
    201: EnvelopeRecipientsCreateRecipientManualReviewView201Response;
    /** The request is invalid. */
    400: EnvelopeRecipientsCreateRecipientManualReviewView400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeRecipientsCreateRecipientManualReviewView401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeRecipientsCreateRecipientManualReviewView403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeRecipientsCreateRecipientManualReviewView404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeRecipientsCreateRecipientManualReviewView405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeRecipientsCreateRecipientManualReviewView429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeRecipientsCreateRecipientManualReviewView500Response;
}

/**
 * The error codes that `EnvelopeRecipients_createRecipientManualReviewView` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `UNKNOWN_ENVELOPE_RECIPIENT` (400): No recipient of the envelope matches the identity in the request. Send the name, e-mail address and IDs of the recipient in the envelope.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeRecipientsCreateRecipientManualReviewViewErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'UNKNOWN_ENVELOPE_RECIPIENT' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
