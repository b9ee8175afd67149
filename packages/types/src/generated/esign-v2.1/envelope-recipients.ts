// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { IdEvidenceViewLink } from './schemas/IdEvidenceViewLink.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ProofServiceResourceToken } from './schemas/proofServiceResourceToken.js';
import type { RecipientPreviewRequest } from './schemas/recipientPreviewRequest.js';
import type { Recipients } from './schemas/recipients.js';
import type { RecipientsUpdateSummary } from './schemas/recipientsUpdateSummary.js';
import type { ViewUrl } from './schemas/viewUrl.js';

/**
 * Parameters in the path of `EnvelopeRecipients_list`.
 */
export interface EnvelopeRecipientsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
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
     * Whether tabs with an anchor come with the places at which the anchor was found. For recipients
     * it works together with `include_tabs`.
     *
     * @example true
     */
    include_anchor_tab_locations?: ("true" | "false") | undefined;
    /**
     * Whether the answer also holds details that are left out otherwise, such as those of delegation.
     *
     * @example true
     */
    include_extended?: ("true" | "false") | undefined;
    /**
     * Whether fields come with their companions, which say who may change them.
     *
     * @example true
     */
    include_metadata?: ("true" | "false") | undefined;
    /**
     * Whether recipients come with their tabs.
     *
     * @example true
     */
    include_tabs?: ("true" | "false") | undefined;
}

/** The recipients as they are now. */
export type EnvelopeRecipientsList200Response = Recipients;

/** There is no such envelope for the caller, or a parameter does not fit the contract. */
export type EnvelopeRecipientsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientsList500Response = ErrorDetails;

/**
 * List the recipients of an envelope.
 *
 * Gives all recipients of an envelope, in one list for each kind, each with its turn and how far
 * it has come. Tabs come along only with `include_tabs`. There is no paging, since an envelope
 * has 100 recipients at most.
 *
 * Sender, recipients and administrators of the account may ask, whatever the status of the
 * envelope. Documents that are hidden from a recipient stand in its `excludedDocuments`.
 *
 * `EnvelopeRecipients_list`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientsListResponses {
    /** The recipients as they are now. */
    200: EnvelopeRecipientsList200Response;
    /** There is no such envelope for the caller, or a parameter does not fit the contract. */
    400: EnvelopeRecipientsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientsList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientsList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientsList500Response;
}

/**
 * The error codes that `EnvelopeRecipients_list` is known to answer with.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Call with the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopeRecipientsListErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeRecipients_create`.
 */
export interface EnvelopeRecipientsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
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
     * Whether the e-mails to those who must act now go out again. The envelope must be a draft, sent or
     * delivered.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The recipients to add, in the list of their kind. */
export type EnvelopeRecipientsCreateBody = Recipients;

/** The recipients that were added, with the IDs that the service gave to them. */
export type EnvelopeRecipientsCreate201Response = Recipients;

/** The request does not fit the contract, or the envelope takes no such recipients. */
export type EnvelopeRecipientsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientsCreate500Response = ErrorDetails;

/**
 * Add recipients to an envelope.
 *
 * Adds recipients of any kind to an envelope that is a draft or in process. Each needs a
 * `recipientId` that nobody else in the envelope has, and before the envelope goes out a name and an
 * address, or a signing group. In an envelope that was sent already, a new recipient is written to
 * when its turn comes.
 *
 * Tabs may come along with the recipients. A document can be kept from a recipient only if the
 * administrator has switched on document visibility for the account and the recipient has no tab on
 * it; copies, certified deliveries, editors and agents always see all documents.
 *
 * Sender and administrators may add recipients. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipients_create`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientsCreateResponses {
    /** The recipients that were added, with the IDs that the service gave to them. */
    201: EnvelopeRecipientsCreate201Response;
    /** The request does not fit the contract, or the envelope takes no such recipients. */
    400: EnvelopeRecipientsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientsCreate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientsCreate500Response;
}

/**
 * The error codes that `EnvelopeRecipients_create` is known to answer with.
 *
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document holds the string that a tab is anchored to. Mend the string, or set `anchorIgnoreIfNotPresent` where the tab may be left out.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab was given to a recipient who does not sign, such as an agent or an editor. Give it to a signer.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_HAS_DUPLICATE_RECIPIENTS` (400): Two recipients have the same name, e-mail address and routing order. Remove one of them, or give it another turn.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are broken, for example by hiding a document from somebody who has tabs on it. Show the document to that recipient, or remove the tabs.
 * - `OPTED_OUT_PHONE_NUMBER_FOR_RECIPIENT` (400): The owner of the phone number has refused text messages. Reach the recipient in another way; the code may also stand in the entry of one recipient in an answer that succeeds.
 * - `RECIPIENT_LIMIT_EXCEEDED` (400): There are more recipients than the 100 that an envelope may have. Send several envelopes, or send in bulk.
 * - `SIGNATURE_PROVIDER_INVALID_NAME` (400): The account has no signature provider of this name. Take one from `AccountSignatureProviders_list`.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab would stand outside its page. Give a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab is meant for a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab is meant for a document that is not there. Correct its `documentId`, or add the document.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeRecipientsCreateErrorCode = 'ANCHOR_TAB_STRING_NOT_FOUND' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'OPTED_OUT_PHONE_NUMBER_FOR_RECIPIENT' | 'RECIPIENT_LIMIT_EXCEEDED' | 'SIGNATURE_PROVIDER_INVALID_NAME' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeRecipients_update`.
 */
export interface EnvelopeRecipientsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
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
     * Whether recipients with the same name, address and turn become one, who then has the tabs of
     * all of them.
     *
     * @example false
     */
    combine_same_order_recipients?: ("true" | "false") | undefined;
    /**
     * Whether the call brings in what recipients signed on a device without a connection.
     *
     * @example false
     */
    offline_signing?: ("true" | "false") | undefined;
    /**
     * Whether the e-mails to those who must act now go out again. The envelope must be a draft, sent or
     * delivered.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The recipients to change, each with its `recipientId` and the fields that are to be different. */
export type EnvelopeRecipientsUpdateBody = Recipients;

/** The outcome for each recipient; some may have failed although the call did not. */
export type EnvelopeRecipientsUpdate200Response = RecipientsUpdateSummary;

/** The request does not fit the contract, or the envelope has come to its end. */
export type EnvelopeRecipientsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientsUpdate500Response = ErrorDetails;

/**
 * Change or correct the recipients of an envelope.
 *
 * Changes recipients, each found by its `recipientId`. In a draft every field may be changed, and a
 * recipient with a new `recipientId` is added. In an envelope in process a recipient who has not
 * finished may be corrected: address, name, signing group, kind, turn, note, words of the e-mails
 * and whether they go out, way of delivery, access code, checks of the identity, custom fields,
 * document visibility, and what an agent may change. Tabs in the request are ignored; they have
 * operations of their own.
 *
 * A recipient who has signed is left as it is, with `RECIPIENT_UPDATE_FAILED` in its entry of the
 * answer, while the others are changed. `resend_envelope` sends the e-mails to those whose turn it
 * is once more, and may be all that the call asks for.
 *
 * A document can be hidden only if the administrator has switched on document visibility for the
 * account and the recipient has no tab on it. It is then also missing from the recipient's lists of
 * envelopes, documents and page images. Copies, certified deliveries, editors and agents always see
 * all documents.
 *
 * Sender and administrators may change recipients, as may an editor whose turn it is. Whoever holds
 * a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipients_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientsUpdateResponses {
    /** The outcome for each recipient; some may have failed although the call did not. */
    200: EnvelopeRecipientsUpdate200Response;
    /** The request does not fit the contract, or the envelope has come to its end. */
    400: EnvelopeRecipientsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientsUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientsUpdate500Response;
}

/**
 * The error codes that `EnvelopeRecipients_update` is known to answer with.
 *
 * - `EDIT_LOCK_INVALID_STATE_FOR_LOCK` (400): The envelope is neither a draft nor sent nor delivered, so it can be neither locked nor sent out again. Read its status before the call.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_HAS_DUPLICATE_RECIPIENTS` (400): Two recipients have the same name, e-mail address and routing order. Remove one of them, or give it another turn.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are broken, for example by hiding a document from somebody who has tabs on it. Show the document to that recipient, or remove the tabs.
 * - `OPTED_OUT_PHONE_NUMBER_FOR_RECIPIENT` (400): The owner of the phone number has refused text messages. Reach the recipient in another way; the code may also stand in the entry of one recipient in an answer that succeeds.
 * - `RECIPIENT_LIMIT_EXCEEDED` (400): There are more recipients than the 100 that an envelope may have. Send several envelopes, or send in bulk.
 * - `RECIPIENT_UPDATE_FAILED` (200): A recipient could not be changed, as a rule because that person has signed already; the code stands in the entry of that recipient. The other changes are made, so leave this recipient out.
 * - `SIGNATURE_PROVIDER_INVALID_NAME` (400): The account has no signature provider of this name. Take one from `AccountSignatureProviders_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeRecipientsUpdateErrorCode = 'EDIT_LOCK_INVALID_STATE_FOR_LOCK' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'OPTED_OUT_PHONE_NUMBER_FOR_RECIPIENT' | 'RECIPIENT_LIMIT_EXCEEDED' | 'RECIPIENT_UPDATE_FAILED' | 'SIGNATURE_PROVIDER_INVALID_NAME' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeRecipients_deleteList`.
 */
export interface EnvelopeRecipientsDeleteListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The recipients to remove; their `recipientId` is enough. */
export type EnvelopeRecipientsDeleteListBody = Recipients;

/** The recipients that are left. */
export type EnvelopeRecipientsDeleteList200Response = Recipients;

/** The request does not fit the contract, or a recipient in it cannot be removed. */
export type EnvelopeRecipientsDeleteList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientsDeleteList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientsDeleteList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientsDeleteList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientsDeleteList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientsDeleteList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientsDeleteList500Response = ErrorDetails;

/**
 * Remove recipients from an envelope.
 *
 * Takes several recipients out of an envelope that is a draft or in process, together with their
 * tabs. The request names them by `recipientId`, in the list of their kind. A recipient who has
 * finished stays, and so does one whom a template requires.
 *
 * Sender and administrators may remove recipients. Whoever holds a lock on the envelope sends it
 * in `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipients_deleteList`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientsDeleteListResponses {
    /** The recipients that are left. */
    200: EnvelopeRecipientsDeleteList200Response;
    /** The request does not fit the contract, or a recipient in it cannot be removed. */
    400: EnvelopeRecipientsDeleteList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientsDeleteList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientsDeleteList403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientsDeleteList404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientsDeleteList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientsDeleteList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientsDeleteList500Response;
}

/**
 * The error codes that `EnvelopeRecipients_deleteList` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RECIPIENT_UPDATE_FAILED` (200): A recipient could not be changed, as a rule because that person has signed already; the code stands in the entry of that recipient. The other changes are made, so leave this recipient out.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeRecipientsDeleteListErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'RECIPIENT_UPDATE_FAILED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeRecipients_delete`.
 */
export interface EnvelopeRecipientsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The recipient, by the ID that the sender gave to it within the envelope or template.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The recipients that are left. */
export type EnvelopeRecipientsDelete200Response = Recipients;

/** There is no such recipient, or it cannot be removed any more. */
export type EnvelopeRecipientsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientsDelete500Response = ErrorDetails;

/**
 * Remove a recipient from an envelope.
 *
 * Takes one recipient out of an envelope that is a draft or in process, together with the
 * recipient's tabs. A recipient who has finished cannot be removed, nor one whom a template
 * requires.
 *
 * Sender and administrators may remove recipients. Whoever holds a lock on the envelope sends it
 * in `X-DocuSign-Edit`.
 *
 * `EnvelopeRecipients_delete`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientsDeleteResponses {
    /** The recipients that are left. */
    200: EnvelopeRecipientsDelete200Response;
    /** There is no such recipient, or it cannot be removed any more. */
    400: EnvelopeRecipientsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientsDelete404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientsDelete500Response;
}

/**
 * The error codes that `EnvelopeRecipients_delete` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `RECIPIENT_UPDATE_FAILED` (200): A recipient could not be changed, as a rule because that person has signed already; the code stands in the entry of that recipient. The other changes are made, so leave this recipient out.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeRecipientsDeleteErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'RECIPIENT_UPDATE_FAILED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeRecipients_createRecipientProofFileLink`.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileLinkParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The recipient, by the GUID that the service gave to it, `recipientIdGuid`.
     *
     * @example e8a4c716-53f2-4d09-b1e7-90c6d2f8a35b
     */
    recipientId: string;
}

/** The address of the evidence. */
export type EnvelopeRecipientsCreateRecipientProofFileLink201Response = IdEvidenceViewLink;

/** There is no such recipient, or its identity was not checked in a way that leaves evidence. */
export type EnvelopeRecipientsCreateRecipientProofFileLink400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientsCreateRecipientProofFileLink401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientsCreateRecipientProofFileLink403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientsCreateRecipientProofFileLink404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientsCreateRecipientProofFileLink405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientsCreateRecipientProofFileLink429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientsCreateRecipientProofFileLink500Response = ErrorDetails;

/**
 * Make a link to the evidence of an identity check.
 *
 * Makes an address at which people can look at the evidence that a recipient gave when the identity
 * was checked, such as the picture of a passport. Each call makes a new address, which works for a
 * short time only.
 *
 * The recipient must have been through a workflow of identity verification, and the caller must be
 * the sender or an administrator. The path takes the recipient's GUID instead of the ID that the
 * sender gave. There is no request body.
 *
 * `EnvelopeRecipients_createRecipientProofFileLink`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileLinkResponses {
    /** The address of the evidence. */
    201: EnvelopeRecipientsCreateRecipientProofFileLink201Response;
    /** There is no such recipient, or its identity was not checked in a way that leaves evidence. */
    400: EnvelopeRecipientsCreateRecipientProofFileLink400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientsCreateRecipientProofFileLink401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientsCreateRecipientProofFileLink403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientsCreateRecipientProofFileLink404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientsCreateRecipientProofFileLink405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientsCreateRecipientProofFileLink429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientsCreateRecipientProofFileLink500Response;
}

/**
 * The error codes that `EnvelopeRecipients_createRecipientProofFileLink` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeRecipientsCreateRecipientProofFileLinkErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeRecipients_createRecipientProofFileResourceToken`.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
    /**
     * The recipient, by the GUID that the service gave to it, `recipientIdGuid`.
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
     * What the token is to be good for, as names with commas between them. Without it the token allows
     * reading.
     *
     * @example read
     */
    token_scopes?: string | undefined;
}

/** The token and the service that takes it. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response = ProofServiceResourceToken;

/** There is no such recipient, or its identity was not checked in a way that leaves evidence. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientsCreateRecipientProofFileResourceToken500Response = ErrorDetails;

/**
 * Make a token for the evidence of an identity check.
 *
 * Makes a token with which a program fetches the evidence that a recipient gave when the identity
 * was checked, and names the service that keeps the evidence. The token works for this recipient and
 * for a short time only. For an address that people can open there is the link instead.
 *
 * The recipient must have been through a workflow of identity verification, and the caller must be
 * the sender or an administrator. The path takes the recipient's GUID instead of the ID that the
 * sender gave. There is no request body.
 *
 * `EnvelopeRecipients_createRecipientProofFileResourceToken`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof_token`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientsCreateRecipientProofFileResourceTokenResponses {
    /** The token and the service that takes it. */
    201: EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response;
    /** There is no such recipient, or its identity was not checked in a way that leaves evidence. */
    400: EnvelopeRecipientsCreateRecipientProofFileResourceToken400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientsCreateRecipientProofFileResourceToken401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientsCreateRecipientProofFileResourceToken403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientsCreateRecipientProofFileResourceToken404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientsCreateRecipientProofFileResourceToken405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientsCreateRecipientProofFileResourceToken429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientsCreateRecipientProofFileResourceToken500Response;
}

/**
 * The error codes that `EnvelopeRecipients_createRecipientProofFileResourceToken` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeRecipientsCreateRecipientProofFileResourceTokenErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeRecipients_createEnvelopeRecipientPreview`.
 */
export interface EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** Whose view is wanted, and where the browser goes afterwards. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreviewBody = RecipientPreviewRequest;

/** The address of the preview. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response = ViewUrl;

/** The request does not fit the contract, or the envelope has no such recipient. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreview500Response = ErrorDetails;

/**
 * Open an envelope as one of its recipients will see it.
 *
 * Makes the address of a page that shows the sender what a recipient will see, tabs included.
 * Nothing that is done there changes the envelope, nobody can sign there, and the recipient is
 * not told. A document that is hidden from the recipient is missing from the page too.
 *
 * The sender and administrators may look, also while the envelope is a draft. The address must be
 * opened at once; it works one time. `returnUrl` then gets the outcome as the query parameter
 * `event`.
 *
 * `EnvelopeRecipients_createEnvelopeRecipientPreview`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient_preview`
 *
 * What it answers with, by status.
 */
export interface EnvelopeRecipientsCreateEnvelopeRecipientPreviewResponses {
    /** The address of the preview. */
    201: EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response;
    /** The request does not fit the contract, or the envelope has no such recipient. */
    400: EnvelopeRecipientsCreateEnvelopeRecipientPreview400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeRecipientsCreateEnvelopeRecipientPreview401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeRecipientsCreateEnvelopeRecipientPreview403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeRecipientsCreateEnvelopeRecipientPreview404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeRecipientsCreateEnvelopeRecipientPreview405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeRecipientsCreateEnvelopeRecipientPreview429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeRecipientsCreateEnvelopeRecipientPreview500Response;
}

/**
 * The error codes that `EnvelopeRecipients_createEnvelopeRecipientPreview` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeRecipientsCreateEnvelopeRecipientPreviewErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';
