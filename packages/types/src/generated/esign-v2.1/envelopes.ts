// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Envelope } from './schemas/envelope.js';
import type { EnvelopeAuditEventResponse } from './schemas/envelopeAuditEventResponse.js';
import type { EnvelopeDefinition } from './schemas/envelopeDefinition.js';
import type { EnvelopeIdsRequest } from './schemas/envelopeIdsRequest.js';
import type { EnvelopeNotificationRequest } from './schemas/envelopeNotificationRequest.js';
import type { EnvelopeSummary } from './schemas/envelopeSummary.js';
import type { EnvelopeUpdateSummary } from './schemas/envelopeUpdateSummary.js';
import type { EnvelopesInformation } from './schemas/envelopesInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Notification } from './schemas/notification.js';
import type { PageImages } from './schemas/pageImages.js';
import type { PageRequest } from './schemas/pageRequest.js';
import type { UserSignature } from './schemas/userSignature.js';

/**
 * Parameters in the path of `Envelopes_listStatusChanges`.
 */
export interface EnvelopesListStatusChangesParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Envelopes_listStatusChanges`.
 */
export interface EnvelopesListStatusChangesQueryParams {
    /**
     * Only envelopes whose authoritative copy has this status.
     *
     * @example Original
     */
    ac_status?: ("Unknown" | "Original" | "Transferred" | "AuthoritativeCopy" | "AuthoritativeCopyExportPending" | "AuthoritativeCopyExported" | "DepositPending" | "Deposited" | "DepositedEO" | "DepositFailed") | undefined;
    /**
     * Reserved for the service. Leave it out.
     *
     * @example false
     */
    block?: string | undefined;
    /**
     * Reserved for the service. Leave it out.
     *
     * @example false
     */
    cdse_mode?: string | undefined;
    /**
     * Where the answer goes on: the `continuationToken` of the answer before.
     *
     * @example MjAyNi0xMS0yMHwxMDA
     */
    continuation_token?: string | undefined;
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Only envelopes with this custom field and value, written as `name=value`.
     *
     * @example Berth=42
     */
    custom_field?: string | undefined;
    /**
     * Only envelopes of the user with this e-mail address.
     *
     * @example mara.lindqvist@harbour.example
     */
    email?: string | undefined;
    /**
     * The envelopes to list, as their IDs with commas between them.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelope_ids?: string | undefined;
    /**
     * What the search need not look at, with commas between the words: `recipients`, `powerforms`,
     * `folders`.
     *
     * @example powerforms,folders
     */
    exclude?: string | undefined;
    /**
     * Only envelopes in these folders, as IDs with commas between them. Besides IDs it takes the names
     * of folders that every account has, such as `inbox`, `drafts`, `sentitems`, `recyclebin`,
     * `awaiting_my_signature`, `completed`, `expiring_soon`, `out_for_signature` and
     * `waiting_for_others`.
     *
     * @example sentitems
     */
    folder_ids?: string | undefined;
    /**
     * Only envelopes in folders of these kinds, with commas between them.
     *
     * @example sentitems,normal
     */
    folder_types?: string | undefined;
    /**
     * The beginning of the period: a date, or a date with a time, in ISO 8601. `from_to_status` says
     * which change must lie in it. The list needs this, `envelope_ids` or `transaction_ids`.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The change that must lie in the period. `Changed`, also called `any`, takes every envelope that
     * changed at all; another value takes those that reached it. The values may also be written in lower
     * case.
     *
     * @example Changed
     */
    from_to_status?: ("any" | "Changed" | "Created" | "Sent" | "Delivered" | "Signed" | "Completed" | "Declined" | "Voided" | "Deleted" | "TimedOut" | "Processing" | "changed" | "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "voided" | "deleted" | "timedout" | "processing") | undefined;
    /**
     * What each envelope of the answer holds besides its own fields, with commas between the words:
     * `custom_fields`, `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`,
     * `payment_tabs`.
     *
     * @example recipients,custom_fields
     */
    include?: string | undefined;
    /**
     * Whether the answer tells how far the purge of each envelope is.
     *
     * @example true
     */
    include_purge_information?: ("true" | "false") | undefined;
    /**
     * Only envelopes that also stand in these folders, as IDs with commas between them.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    intersecting_folder_ids?: string | undefined;
    /**
     * The moment of the last query; only what changed since then is listed. It is the
     * `lastQueriedDateTime` of the answer before.
     *
     * @example 2026-11-20T10:15:00Z
     */
    last_queried_date?: string | undefined;
    /**
     * The direction of the list, upwards or downwards.
     *
     * @example desc
     */
    order?: ("asc" | "desc") | undefined;
    /**
     * What the list is ordered by.
     *
     * @example last_modified
     */
    order_by?: ("last_modified" | "action_required" | "created" | "completed" | "envelope_name" | "expire" | "sent" | "signer_list" | "status" | "subject" | "user_name" | "status_changed") | undefined;
    /**
     * Only envelopes that came of these PowerForms, as their IDs with commas between them.
     *
     * @example 6b4e9d2f-8a13-4c75-b0e6-1f5d3c7a9e82
     */
    powerformids?: string | undefined;
    /**
     * How long the search may take. Reserved for the service.
     *
     * @example 30
     */
    query_budget?: string | undefined;
    /**
     * The form of the dates in the request, where it is not ISO 8601.
     *
     * @example yyyy-MM-dd
     */
    requester_date_format?: string | undefined;
    /**
     * Only records in which this text occurs.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Only envelopes that have one of these statuses now, with commas between them; `any` takes all of
     * them. Where a status cannot follow the one in `from_to_status`, the list is empty.
     *
     * @example sent,delivered
     */
    status?: string | undefined;
    /**
     * The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
     * until now.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
    /**
     * The transactions to list, as the marks that the requests for the envelopes carried, with commas
     * between them. A mark is good for seven days.
     *
     * @example lease-42-first-try
     */
    transaction_ids?: string | undefined;
    /**
     * In which role the user must stand in the envelope: as sender, as recipient, or as recipient
     * without being the sender.
     *
     * @example sender
     */
    user_filter?: ("sender" | "recipient" | "recipient_only") | undefined;
    /**
     * Only envelopes of this user.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    user_id?: string | undefined;
    /**
     * Only envelopes of the user with this name.
     *
     * @example Mara Lindqvist
     */
    user_name?: string | undefined;
}

/** One chunk of the envelopes that were asked for. */
export type EnvelopesListStatusChanges200Response = EnvelopesInformation;

/** No period, envelope or transaction is named, or a parameter does not fit the contract. */
export type EnvelopesListStatusChanges400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesListStatusChanges401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesListStatusChanges403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesListStatusChanges404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesListStatusChanges405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesListStatusChanges429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesListStatusChanges500Response = ErrorDetails;

/**
 * List envelopes and their changes of status.
 *
 * Lists the envelopes of the account that the caller may see: those that changed in a period, or
 * those named by their IDs or transactions. The filters can be combined.
 *
 * One of `from_date`, `envelope_ids` and `transaction_ids` must be there; without any of them the
 * call fails with `INVALID_REQUEST_PARAMETER`. With `transaction_ids` the answer holds
 * `envelopeTransactionStatuses`.
 *
 * A document that is hidden from a recipient is missing from the envelopes which that recipient
 * lists.
 *
 * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
 * next.
 *
 * `Envelopes_listStatusChanges`, `GET /v2.1/accounts/{accountId}/envelopes`
 *
 * What it answers with, by status.
 */
export interface EnvelopesListStatusChangesResponses {
    /** One chunk of the envelopes that were asked for. */
    200: EnvelopesListStatusChanges200Response;
    /** No period, envelope or transaction is named, or a parameter does not fit the contract. */
    400: EnvelopesListStatusChanges400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesListStatusChanges401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesListStatusChanges403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesListStatusChanges404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesListStatusChanges405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesListStatusChanges429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesListStatusChanges500Response;
}

/**
 * The error codes that `Envelopes_listStatusChanges` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopesListStatusChangesErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_create`.
 */
export interface EnvelopesCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Envelopes_create`.
 */
export interface EnvelopesCreateQueryParams {
    /**
     * Reserved for the service. Leave it out.
     *
     * @example false
     */
    cdse_mode?: string | undefined;
    /**
     * Whether the turns of recipients that come from a template may be changed by those in the request.
     *
     * @example true
     */
    change_routing_order?: ("true" | "false") | undefined;
    /**
     * Whether the envelope may be made of finished documents only. Reserved for the service.
     *
     * @example false
     */
    completed_documents_only?: ("true" | "false") | undefined;
    /**
     * Whether the roles of the templates are merged with the recipients although the envelope stays a
     * draft.
     *
     * @example true
     */
    merge_roles_on_draft?: ("true" | "false") | undefined;
}

/** The envelope to make. */
export type EnvelopesCreateBody = EnvelopeDefinition;

/** The envelope is made; its ID and status are in the answer. */
export type EnvelopesCreate201Response = EnvelopeSummary;

/** The request does not fit the contract, or the envelope cannot be made or sent as it is. */
export type EnvelopesCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesCreate500Response = ErrorDetails;

/**
 * Create an envelope.
 *
 * Makes an envelope of documents and recipients, of a template, or of both. With `status` `sent` it
 * goes out at once; with `created`, or without a status, it stays a draft that can be changed and
 * sent later.
 *
 * A draft may be empty. Sending needs a subject, at least one document and at least one recipient,
 * and the plan of the account limits how many envelopes may be sent. Documents that are not PDFs
 * need their `fileExtension`. The request may be 35651584 bytes large at most, one document 32 MB,
 * and an envelope may have 100 recipients.
 *
 * A document can be kept from a recipient only if the administrator has switched on document
 * visibility for the account and the recipient has no tab on the document. Copies, certified
 * deliveries, editors and agents always see all documents.
 *
 * With `asynchronous` the answer comes before the envelope is built. The request then needs a
 * `transactionId`, and the status is `processing` for the time being.
 *
 * The service also takes large files beside the JSON, as `multipart/form-data` whose parts have no
 * names, which OpenAPI cannot say. The first part has `Content-Type: application/json` and
 * `Content-Disposition: form-data`, and holds this same body without `documentBase64`. Each further
 * part is one file, with its own media type and
 * `Content-Disposition: file; filename="lease.pdf"; documentid=1`, where `documentid` is a
 * `documentId` of the body.
 *
 * `Envelopes_create`, `POST /v2.1/accounts/{accountId}/envelopes`
 *
 * What it answers with, by status.
 */
export interface EnvelopesCreateResponses {
    /** The envelope is made; its ID and status are in the answer. */
    201: EnvelopesCreate201Response;
    /** The request does not fit the contract, or the envelope cannot be made or sent as it is. */
    400: EnvelopesCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesCreate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesCreate500Response;
}

/**
 * The error codes that `Envelopes_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document holds the string that a tab is anchored to. Mend the string, or set `anchorIgnoreIfNotPresent` where the tab may be left out.
 * - `ANCHOR_TAG_PROCESSING_FAILURE` (400): The documents could not be searched for anchors, mostly because one of them is damaged. Send a sound file.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab was given to a recipient who does not sign, such as an agent or an editor. Give it to a signer.
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): There are more documents than one envelope or template may have. Join some of them, or send several envelopes.
 * - `ENVELOPE_ALLOWANCE_EXCEEDED` (400): The account has sent all the envelopes that its plan allows. Buy more, or wait for the next period of the plan.
 * - `ENVELOPE_HAS_DUPLICATE_RECIPIENTS` (400): Two recipients have the same name, e-mail address and routing order. Remove one of them, or give it another turn.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `ENVELOPE_IS_INCOMPLETE` (400): The envelope cannot be sent, because a document, a recipient or the subject is missing. Add what is missing, or keep it as a draft.
 * - `ENVELOPE_SEND_LIMIT_EXCEEDED` (429): The account has sent too many envelopes in too short a time. Wait, then send the rest more slowly.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are broken, for example by hiding a document from somebody who has tabs on it. Show the document to that recipient, or remove the tabs.
 * - `RECIPIENT_LIMIT_EXCEEDED` (400): There are more recipients than the 100 that an envelope may have. Send several envelopes, or send in bulk.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab would stand outside its page. Give a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab is meant for a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab is meant for a document that is not there. Correct its `documentId`, or add the document.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The bytes of a document cannot be decoded, or they do not fit its file extension. Check the base64 and the extension.
 * - `UNSUPPORTED_PDF_CONTENT` (400): A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF without a password.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopesCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ANCHOR_TAB_STRING_NOT_FOUND' | 'ANCHOR_TAG_PROCESSING_FAILURE' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'DOCUMENT_LIMIT_EXCEEDED' | 'ENVELOPE_ALLOWANCE_EXCEEDED' | 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' | 'ENVELOPE_INVALID_STATUS' | 'ENVELOPE_IS_INCOMPLETE' | 'ENVELOPE_SEND_LIMIT_EXCEEDED' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'RECIPIENT_LIMIT_EXCEEDED' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_listStatus`.
 */
export interface EnvelopesListStatusParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Envelopes_listStatus`.
 */
export interface EnvelopesListStatusQueryParams {
    /**
     * Only envelopes whose authoritative copy has this status.
     *
     * @example Original
     */
    ac_status?: ("Unknown" | "Original" | "Transferred" | "AuthoritativeCopy" | "AuthoritativeCopyExportPending" | "AuthoritativeCopyExported" | "DepositPending" | "Deposited" | "DepositedEO" | "DepositFailed") | undefined;
    /**
     * Reserved for the service. Leave it out.
     *
     * @example false
     */
    block?: string | undefined;
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Only envelopes that the user with this e-mail address sent. `user_name` must name the same user.
     *
     * @example mara.lindqvist@harbour.example
     */
    email?: string | undefined;
    /**
     * The beginning of the period: a date, or a date with a time, in ISO 8601. `from_to_status` says
     * which change must lie in it. The list needs this, `envelope_ids` or `transaction_ids`.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The change that must lie in the period. `Changed`, also called `any`, takes every envelope that
     * changed at all; another value takes those that reached it. The values may also be written in lower
     * case.
     *
     * @example Changed
     */
    from_to_status?: ("any" | "Changed" | "Created" | "Sent" | "Delivered" | "Signed" | "Completed" | "Declined" | "Voided" | "Deleted" | "TimedOut" | "Processing" | "changed" | "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "voided" | "deleted" | "timedout" | "processing") | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Only envelopes that have one of these statuses now, with commas between them. Without it every
     * status counts.
     *
     * @example sent,delivered
     */
    status?: string | undefined;
    /**
     * The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
     * until now.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
    /**
     * Only envelopes that the user with this full name sent. `email` must name the same user.
     *
     * @example Mara Lindqvist
     */
    user_name?: string | undefined;
    /**
     * The envelopes to list, as their IDs with commas between them; or `request_body`, and the IDs
     * stand in the body instead.
     *
     * @example request_body
     */
    envelope_ids?: string | undefined;
    /**
     * The transactions to list, as the marks that the requests for the envelopes carried, with commas
     * between them; or `request_body`, and the marks stand in the body instead. A mark is good for
     * seven days.
     *
     * @example lease-42-first-try
     */
    transaction_ids?: string | undefined;
}

/** The IDs of the envelopes or the marks of the transactions, where the query says `request_body`. */
export type EnvelopesListStatusBody = EnvelopeIdsRequest;

/** One chunk of the envelopes that were asked for. */
export type EnvelopesListStatus200Response = EnvelopesInformation;

/** No period, envelope or transaction is named, or something does not fit the contract. */
export type EnvelopesListStatus400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesListStatus401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesListStatus403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesListStatus404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesListStatus405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesListStatus429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesListStatus500Response = ErrorDetails;

/**
 * List the statuses of many envelopes.
 *
 * Lists envelopes with their statuses as the list of changes does, but can also take the IDs from
 * the body, where the query would grow too long. `envelope_ids` or `transaction_ids` is then
 * `request_body`.
 *
 * One of `from_date`, `envelope_ids` and `transaction_ids` must be there. The filters can be
 * combined. The list comes in chunks; `start_position` and `count` choose one. Nothing is changed,
 * although the method is PUT.
 *
 * `Envelopes_listStatus`, `PUT /v2.1/accounts/{accountId}/envelopes/status`
 *
 * What it answers with, by status.
 */
export interface EnvelopesListStatusResponses {
    /** One chunk of the envelopes that were asked for. */
    200: EnvelopesListStatus200Response;
    /** No period, envelope or transaction is named, or something does not fit the contract. */
    400: EnvelopesListStatus400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesListStatus401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesListStatus403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesListStatus404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesListStatus405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesListStatus429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesListStatus500Response;
}

/**
 * The error codes that `Envelopes_listStatus` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopesListStatusErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_get`.
 */
export interface EnvelopesGetParams {
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
 * Parameters in the query of `Envelopes_get`.
 */
export interface EnvelopesGetQueryParams {
    /**
     * Whether the call may also deal with recipients, tabs, custom fields, notification and e-mail
     * settings.
     *
     * @example true
     */
    advanced_update?: ("true" | "false") | undefined;
    /**
     * What the answer holds besides the envelope itself, with commas between the words: `custom_fields`,
     * `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`, `tabs`,
     * `payment_tabs`. The tabs come with the recipients who own them.
     *
     * @example recipients,tabs
     */
    include?: string | undefined;
}

/** The envelope as it is now. */
export type EnvelopesGet200Response = Envelope;

/** There is no such envelope for the caller, or a parameter does not fit the contract. */
export type EnvelopesGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesGet500Response = ErrorDetails;

/**
 * Read an envelope.
 *
 * Gives one envelope with its status, its moments and the addresses of its parts. `include` adds
 * parts themselves, such as recipients with their tabs or the list of documents. A document that is
 * hidden from a recipient is missing from what that recipient reads.
 *
 * Sender, recipients and administrators of the account may read an envelope. Do not ask for the
 * status of the same envelope more than once in 15 minutes; let Connect push it instead.
 *
 * `Envelopes_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}`
 *
 * What it answers with, by status.
 */
export interface EnvelopesGetResponses {
    /** The envelope as it is now. */
    200: EnvelopesGet200Response;
    /** There is no such envelope for the caller, or a parameter does not fit the contract. */
    400: EnvelopesGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesGet403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesGet404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesGet500Response;
}

/**
 * The error codes that `Envelopes_get` is known to answer with.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Call with the ID of the account that sent it.
 * - `BURST_ENVELOPE_POLLING_LIMIT_EXCEEDED` (429): The same envelope was read too often within 30 seconds. Wait, and let Connect push its status; the answer had status 400 before 2026.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `HOURLY_ENVELOPE_POLLING_LIMIT_EXCEEDED` (429): The same envelope was read too often within an hour. Wait, and let Connect push its status; the answer had status 400 before 2026.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopesGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'BURST_ENVELOPE_POLLING_LIMIT_EXCEEDED' | 'ENVELOPE_DOES_NOT_EXIST' | 'HOURLY_ENVELOPE_POLLING_LIMIT_EXCEEDED' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_update`.
 */
export interface EnvelopesUpdateParams {
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
 * Parameters in the query of `Envelopes_update`.
 */
export interface EnvelopesUpdateQueryParams {
    /**
     * Whether the call may also deal with recipients, tabs, custom fields, notification and e-mail
     * settings.
     *
     * @example true
     */
    advanced_update?: ("true" | "false") | undefined;
    /**
     * Whether the e-mails to those who must act now go out again. The envelope must be a draft, sent or
     * delivered.
     *
     * @example true
     */
    resend_envelope?: ("true" | "false") | undefined;
}

/**
 * Headers of `Envelopes_update`.
 */
export interface EnvelopesUpdateHeader {
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

/** What is to be different; fields that are left out stay as they are. */
export type EnvelopesUpdateBody = Envelope;

/** The envelope is changed; each part that was sent has its own outcome. */
export type EnvelopesUpdate200Response = EnvelopeUpdateSummary;

/** The request does not fit the contract, or the envelope does not stand where this is allowed. */
export type EnvelopesUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesUpdate500Response = ErrorDetails;

/**
 * Change, send, void or purge an envelope.
 *
 * Changes an envelope. What the request does follows from its fields and from where the envelope
 * stands:
 *
 * 1. A draft is sent with `status` `sent`, or changed with any other field.
 * 2. A draft, or an envelope that is sent or delivered, is voided with `status` `voided` and a
 *    `voidedReason`. Only its sender and administrators may do so.
 * 3. A completed envelope, and likewise one that was declined or voided, is purged with `purgeState`
 *    `documents_queued`, `documents_and_metadata_queued` or
 *    `documents_and_metadata_and_redact_queued`. The documents are deleted 14 days later; until then
 *    `documents_dequeued` takes them out of the queue again. It needs the right to purge.
 * 4. `resend_envelope` sends the e-mails to those who must act now once more.
 *
 * Recipients, tabs, custom fields, notification and e-mail settings are changed only with
 * `advanced_update`. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * `Envelopes_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}`
 *
 * What it answers with, by status.
 */
export interface EnvelopesUpdateResponses {
    /** The envelope is changed; each part that was sent has its own outcome. */
    200: EnvelopesUpdate200Response;
    /** The request does not fit the contract, or the envelope does not stand where this is allowed. */
    400: EnvelopesUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesUpdate404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesUpdate500Response;
}

/**
 * The error codes that `Envelopes_update` is known to answer with.
 *
 * - `BURST_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED` (429): The same envelope was changed too often within 30 seconds. Wait and put changes together; the status was 400 before 2026.
 * - `EDIT_LOCK_INVALID_STATE_FOR_LOCK` (400): The envelope is neither a draft nor sent nor delivered, so it can be neither locked nor sent out again. Read its status before the call.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_CANNOT_VOID_INVALID_STATE` (400): Only an envelope that is sent or delivered can be voided, and this one is not. Read its status first.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `ENVELOPE_IS_INCOMPLETE` (400): The envelope cannot be sent, because a document, a recipient or the subject is missing. Add what is missing, or keep it as a draft.
 * - `HOURLY_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED` (429): The same envelope was changed too often within an hour. Wait and put changes together; the status was 400 before 2026.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RECIPIENT_UPDATE_FAILED` (200): A recipient could not be changed, as a rule because that person has signed already; the code stands in the entry of that recipient. The other changes are made, so leave this recipient out.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopesUpdateErrorCode = 'BURST_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED' | 'EDIT_LOCK_INVALID_STATE_FOR_LOCK' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_CANNOT_VOID_INVALID_STATE' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'ENVELOPE_IS_INCOMPLETE' | 'HOURLY_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RECIPIENT_UPDATE_FAILED' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `Envelopes_listAuditEvents`.
 */
export interface EnvelopesListAuditEventsParams {
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

/** The events of the envelope. */
export type EnvelopesListAuditEvents200Response = EnvelopeAuditEventResponse;

/** There is no such envelope for the caller, or a parameter does not fit the contract. */
export type EnvelopesListAuditEvents400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesListAuditEvents401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesListAuditEvents403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesListAuditEvents404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesListAuditEvents405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesListAuditEvents429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesListAuditEvents500Response = ErrorDetails;

/**
 * Read the history of an envelope.
 *
 * Tells everything that happened to an envelope: who made, sent, opened, signed or changed it, when,
 * from which network address and what status the envelope had afterwards.
 *
 * The caller must be the sender, a recipient or an administrator of the account. All events come in
 * one answer.
 *
 * `Envelopes_listAuditEvents`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/audit_events`
 *
 * What it answers with, by status.
 */
export interface EnvelopesListAuditEventsResponses {
    /** The events of the envelope. */
    200: EnvelopesListAuditEvents200Response;
    /** There is no such envelope for the caller, or a parameter does not fit the contract. */
    400: EnvelopesListAuditEvents400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesListAuditEvents401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesListAuditEvents403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesListAuditEvents404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesListAuditEvents405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesListAuditEvents429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesListAuditEvents500Response;
}

/**
 * The error codes that `Envelopes_listAuditEvents` is known to answer with.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Call with the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopesListAuditEventsErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getNotificationSettings`.
 */
export interface EnvelopesGetNotificationSettingsParams {
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

/** The reminders and the expiry as they are set. */
export type EnvelopesGetNotificationSettings200Response = Notification;

/** There is no such envelope for the caller, or a parameter does not fit the contract. */
export type EnvelopesGetNotificationSettings400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesGetNotificationSettings401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesGetNotificationSettings403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesGetNotificationSettings404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesGetNotificationSettings405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesGetNotificationSettings429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesGetNotificationSettings500Response = ErrorDetails;

/**
 * Read the reminders and the expiry of an envelope.
 *
 * Tells when recipients of an envelope are reminded, when it expires, and whether all of this comes
 * from the account. Days are whole numbers, carried as strings.
 *
 * `Envelopes_getNotificationSettings`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification`
 *
 * What it answers with, by status.
 */
export interface EnvelopesGetNotificationSettingsResponses {
    /** The reminders and the expiry as they are set. */
    200: EnvelopesGetNotificationSettings200Response;
    /** There is no such envelope for the caller, or a parameter does not fit the contract. */
    400: EnvelopesGetNotificationSettings400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesGetNotificationSettings401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesGetNotificationSettings403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesGetNotificationSettings404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesGetNotificationSettings405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesGetNotificationSettings429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesGetNotificationSettings500Response;
}

/**
 * The error codes that `Envelopes_getNotificationSettings` is known to answer with.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Call with the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopesGetNotificationSettingsErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateNotificationSettings`.
 */
export interface EnvelopesUpdateNotificationSettingsParams {
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
 * Headers of `Envelopes_updateNotificationSettings`.
 */
export interface EnvelopesUpdateNotificationSettingsHeader {
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

/** The reminders and the expiry as they are to be. */
export type EnvelopesUpdateNotificationSettingsBody = EnvelopeNotificationRequest;

/** The reminders and the expiry as they are now. */
export type EnvelopesUpdateNotificationSettings200Response = Notification;

/** The request does not fit the contract, or the envelope is finished or locked. */
export type EnvelopesUpdateNotificationSettings400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesUpdateNotificationSettings401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesUpdateNotificationSettings403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesUpdateNotificationSettings404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesUpdateNotificationSettings405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesUpdateNotificationSettings429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesUpdateNotificationSettings500Response = ErrorDetails;

/**
 * Set the reminders and the expiry of an envelope.
 *
 * Says when recipients of an envelope are reminded and when it expires. With `useAccountDefaults` the
 * account's own settings count and the rest of the body is ignored.
 *
 * The envelope must be a draft or in process. Whoever holds a lock on it sends the lock in
 * `X-DocuSign-Edit`.
 *
 * `Envelopes_updateNotificationSettings`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification`
 *
 * What it answers with, by status.
 */
export interface EnvelopesUpdateNotificationSettingsResponses {
    /** The reminders and the expiry as they are now. */
    200: EnvelopesUpdateNotificationSettings200Response;
    /** The request does not fit the contract, or the envelope is finished or locked. */
    400: EnvelopesUpdateNotificationSettings400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesUpdateNotificationSettings401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesUpdateNotificationSettings403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesUpdateNotificationSettings404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesUpdateNotificationSettings405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesUpdateNotificationSettings429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesUpdateNotificationSettings500Response;
}

/**
 * The error codes that `Envelopes_updateNotificationSettings` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopesUpdateNotificationSettingsErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `Envelopes_getPageImages`.
 */
export interface EnvelopesGetPageImagesParams {
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
     * The document, by the number that the sender gave to it.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Parameters in the query of `Envelopes_getPageImages`.
 */
export interface EnvelopesGetPageImagesQueryParams {
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * How sharp the images are to be, in dots to the inch. The service has a default of its own.
     *
     * @example 150
     */
    dpi?: string | undefined;
    /**
     * The greatest height that an image may have, in pixels; a taller page is scaled down.
     *
     * @example 1754
     */
    max_height?: string | undefined;
    /**
     * The greatest width that an image may have, in pixels; a wider page is scaled down.
     *
     * @example 1240
     */
    max_width?: string | undefined;
    /**
     * Whether the service reads what it knows of the pages afresh instead of from its cache.
     *
     * @example true
     */
    nocache?: ("true" | "false") | undefined;
    /**
     * Whether fields that recipients changed are highlighted.
     *
     * @example false
     */
    show_changes?: ("true" | "false") | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One chunk of the pages. */
export type EnvelopesGetPageImages200Response = PageImages;

/** There is no such document for the caller, or a parameter does not fit the contract. */
export type EnvelopesGetPageImages400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesGetPageImages401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesGetPageImages403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesGetPageImages404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesGetPageImages405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesGetPageImages429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesGetPageImages500Response = ErrorDetails;

/**
 * List the pages of a document with their images.
 *
 * Lists the pages of a document of an envelope with the sizes that their images have at the asked
 * sharpness. The images themselves are read one by one.
 *
 * A document that is hidden from a recipient has no pages for that recipient. The list comes in
 * chunks; `start_position` and `count` choose one.
 *
 * `Envelopes_getPageImages`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages`
 *
 * What it answers with, by status.
 */
export interface EnvelopesGetPageImagesResponses {
    /** One chunk of the pages. */
    200: EnvelopesGetPageImages200Response;
    /** There is no such document for the caller, or a parameter does not fit the contract. */
    400: EnvelopesGetPageImages400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesGetPageImages401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesGetPageImages403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesGetPageImages404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesGetPageImages405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesGetPageImages429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesGetPageImages500Response;
}

/**
 * The error codes that `Envelopes_getPageImages` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopesGetPageImagesErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_deleteDocumentPage`.
 */
export interface EnvelopesDeleteDocumentPageParams {
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
     * The page of the document, counted from 1.
     *
     * @example 1
     */
    pageNumber: string;
    /**
     * The document, by the number that the sender gave to it.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Headers of `Envelopes_deleteDocumentPage`.
 */
export interface EnvelopesDeleteDocumentPageHeader {
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

/** The page is gone. The answer has no body. */
export type EnvelopesDeleteDocumentPage200Response = undefined;

/** There is no such page, or the envelope is not a draft or is locked. */
export type EnvelopesDeleteDocumentPage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesDeleteDocumentPage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesDeleteDocumentPage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesDeleteDocumentPage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesDeleteDocumentPage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesDeleteDocumentPage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesDeleteDocumentPage500Response = ErrorDetails;

/**
 * Delete a page of a document.
 *
 * Takes one page out of a document; the pages behind it move up. The envelope must be a draft, and
 * the caller its sender. Whoever holds a lock on it sends the lock in `X-DocuSign-Edit`.
 *
 * `Envelopes_deleteDocumentPage`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}`
 *
 * What it answers with, by status.
 */
export interface EnvelopesDeleteDocumentPageResponses {
    /** The page is gone. The answer has no body. */
    200: EnvelopesDeleteDocumentPage200Response;
    /** There is no such page, or the envelope is not a draft or is locked. */
    400: EnvelopesDeleteDocumentPage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesDeleteDocumentPage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesDeleteDocumentPage403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesDeleteDocumentPage404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesDeleteDocumentPage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesDeleteDocumentPage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesDeleteDocumentPage500Response;
}

/**
 * The error codes that `Envelopes_deleteDocumentPage` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document has no page with this number; count from 1 and stay within its pages. Some calls answer with status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopesDeleteDocumentPageErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'PAGE_IMAGE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `Envelopes_getPageImage`.
 */
export interface EnvelopesGetPageImageParams {
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
     * The page of the document, counted from 1.
     *
     * @example 1
     */
    pageNumber: string;
    /**
     * The document, by the number that the sender gave to it.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Parameters in the query of `Envelopes_getPageImage`.
 */
export interface EnvelopesGetPageImageQueryParams {
    /**
     * How sharp the images are to be, in dots to the inch. The service has a default of its own.
     *
     * @example 150
     */
    dpi?: string | undefined;
    /**
     * The greatest height that an image may have, in pixels; a taller page is scaled down.
     *
     * @example 1754
     */
    max_height?: string | undefined;
    /**
     * The greatest width that an image may have, in pixels; a wider page is scaled down.
     *
     * @example 1240
     */
    max_width?: string | undefined;
    /**
     * Whether fields that recipients changed are highlighted.
     *
     * @example false
     */
    show_changes?: ("true" | "false") | undefined;
}

/** The image, as PNG. */
export type EnvelopesGetPageImage200Response = Blob;

/** There is no such page for the caller, or a parameter does not fit the contract. */
export type EnvelopesGetPageImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesGetPageImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesGetPageImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesGetPageImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesGetPageImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesGetPageImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesGetPageImage500Response = ErrorDetails;

/**
 * Read the image of a page.
 *
 * Gives one page of a document as a PNG image. `dpi` asks for a sharpness, `max_width` and
 * `max_height` for a size that the image must not exceed; it keeps its proportions.
 *
 * A document that is hidden from a recipient has no pages for that recipient.
 *
 * `Envelopes_getPageImage`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image`
 *
 * What it answers with, by status.
 */
export interface EnvelopesGetPageImageResponses {
    /** The image, as PNG. */
    200: EnvelopesGetPageImage200Response;
    /** There is no such page for the caller, or a parameter does not fit the contract. */
    400: EnvelopesGetPageImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesGetPageImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesGetPageImage403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesGetPageImage404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesGetPageImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesGetPageImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesGetPageImage500Response;
}

/**
 * The error codes that `Envelopes_getPageImage` is known to answer with.
 *
 * - `API_REQUEST_IS_THROTTLED` (400): The same document is being downloaded too many times at once. Wait until the other downloads are over, then repeat the call.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document has no page with this number; count from 1 and stay within its pages. Some calls answer with status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopesGetPageImageErrorCode = 'API_REQUEST_IS_THROTTLED' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'PAGE_IMAGE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_rotateDocumentPage`.
 */
export interface EnvelopesRotateDocumentPageParams {
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
     * The page of the document, counted from 1.
     *
     * @example 1
     */
    pageNumber: string;
    /**
     * The document, by the number that the sender gave to it.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Headers of `Envelopes_rotateDocumentPage`.
 */
export interface EnvelopesRotateDocumentPageHeader {
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

/** The way in which the page is turned. */
export type EnvelopesRotateDocumentPageBody = PageRequest;

/** The page is turned. The answer has no body. */
export type EnvelopesRotateDocumentPage200Response = undefined;

/**
 * The request does not fit the contract, there is no such page, or the envelope is not a
 * draft or is locked.
 */
export type EnvelopesRotateDocumentPage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesRotateDocumentPage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesRotateDocumentPage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesRotateDocumentPage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesRotateDocumentPage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesRotateDocumentPage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesRotateDocumentPage500Response = ErrorDetails;

/**
 * Turn a page of a document.
 *
 * Turns one page of a document by a quarter, to the left or to the right, so that signers see it
 * upright. The envelope must be a draft, and the caller its sender. Whoever holds a lock on it sends
 * the lock in `X-DocuSign-Edit`.
 *
 * `Envelopes_rotateDocumentPage`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image`
 *
 * What it answers with, by status.
 */
export interface EnvelopesRotateDocumentPageResponses {
    /** The page is turned. The answer has no body. */
    200: EnvelopesRotateDocumentPage200Response;
    /**
     * The request does not fit the contract, there is no such page, or the envelope is not a
     * draft or is locked.
     */
    400: EnvelopesRotateDocumentPage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesRotateDocumentPage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesRotateDocumentPage403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesRotateDocumentPage404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesRotateDocumentPage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesRotateDocumentPage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesRotateDocumentPage500Response;
}

/**
 * The error codes that `Envelopes_rotateDocumentPage` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document has no page with this number; count from 1 and stay within its pages. Some calls answer with status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopesRotateDocumentPageErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'PAGE_IMAGE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `Envelopes_getRecipientInitialsImage`.
 */
export interface EnvelopesGetRecipientInitialsImageParams {
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
 * Parameters in the query of `Envelopes_getRecipientInitialsImage`.
 */
export interface EnvelopesGetRecipientInitialsImageQueryParams {
    /**
     * Whether the image shows what the service draws around it: the line and the ID that belongs to the
     * signature.
     *
     * @example true
     */
    include_chrome?: ("true" | "false") | undefined;
}

/** The image, as GIF. */
export type EnvelopesGetRecipientInitialsImage200Response = Blob;

/** There is no such recipient for the caller, or a parameter does not fit the contract. */
export type EnvelopesGetRecipientInitialsImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesGetRecipientInitialsImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesGetRecipientInitialsImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesGetRecipientInitialsImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesGetRecipientInitialsImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesGetRecipientInitialsImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesGetRecipientInitialsImage500Response = ErrorDetails;

/**
 * Read the image of a recipient's initials.
 *
 * Gives the initials that a recipient adopted, as a GIF image. `include_chrome` asks for the image
 * with the line and the ID around it. An old envelope may only have that one; where the plain image
 * is missing, ask for the framed one.
 *
 * `Envelopes_getRecipientInitialsImage`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image`
 *
 * What it answers with, by status.
 */
export interface EnvelopesGetRecipientInitialsImageResponses {
    /** The image, as GIF. */
    200: EnvelopesGetRecipientInitialsImage200Response;
    /** There is no such recipient for the caller, or a parameter does not fit the contract. */
    400: EnvelopesGetRecipientInitialsImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesGetRecipientInitialsImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesGetRecipientInitialsImage403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesGetRecipientInitialsImage404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesGetRecipientInitialsImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesGetRecipientInitialsImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesGetRecipientInitialsImage500Response;
}

/**
 * The error codes that `Envelopes_getRecipientInitialsImage` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopesGetRecipientInitialsImageErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateRecipientInitialsImage`.
 */
export interface EnvelopesUpdateRecipientInitialsImageParams {
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
 * Headers of `Envelopes_updateRecipientInitialsImage`.
 */
export interface EnvelopesUpdateRecipientInitialsImageHeader {
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

/** The bytes of the image. */
export type EnvelopesUpdateRecipientInitialsImageBody = Blob;

/** The image is set. The answer has no body. */
export type EnvelopesUpdateRecipientInitialsImage200Response = undefined;

/** The image cannot be taken, there is no such recipient, or the envelope is finished or locked. */
export type EnvelopesUpdateRecipientInitialsImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesUpdateRecipientInitialsImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesUpdateRecipientInitialsImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesUpdateRecipientInitialsImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesUpdateRecipientInitialsImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesUpdateRecipientInitialsImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesUpdateRecipientInitialsImage500Response = ErrorDetails;

/**
 * Set the image of a recipient's initials.
 *
 * Puts an image in the place of a recipient's initials. It is meant for signers who have no account
 * and for those who sign in person; users change their own signatures instead.
 *
 * The body is the GIF image itself, of 200 KB at most. Whoever holds a lock on the envelope sends it
 * in `X-DocuSign-Edit`.
 *
 * `Envelopes_updateRecipientInitialsImage`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image`
 *
 * What it answers with, by status.
 */
export interface EnvelopesUpdateRecipientInitialsImageResponses {
    /** The image is set. The answer has no body. */
    200: EnvelopesUpdateRecipientInitialsImage200Response;
    /** The image cannot be taken, there is no such recipient, or the envelope is finished or locked. */
    400: EnvelopesUpdateRecipientInitialsImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesUpdateRecipientInitialsImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesUpdateRecipientInitialsImage403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesUpdateRecipientInitialsImage404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesUpdateRecipientInitialsImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesUpdateRecipientInitialsImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesUpdateRecipientInitialsImage500Response;
}

/**
 * The error codes that `Envelopes_updateRecipientInitialsImage` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopesUpdateRecipientInitialsImageErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_getRecipientSignature`.
 */
export interface EnvelopesGetRecipientSignatureParams {
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

/** The signature that the recipient adopted. */
export type EnvelopesGetRecipientSignature200Response = UserSignature;

/** There is no such recipient for the caller, or a parameter does not fit the contract. */
export type EnvelopesGetRecipientSignature400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesGetRecipientSignature401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesGetRecipientSignature403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesGetRecipientSignature404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesGetRecipientSignature405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesGetRecipientSignature429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesGetRecipientSignature500Response = ErrorDetails;

/**
 * Read the signature of a recipient.
 *
 * Tells what signature a recipient adopted, with its font, its initials and the addresses of its
 * images. It is meant for signers who have no account and for those who sign in person; users have
 * theirs among their own signatures.
 *
 * `Envelopes_getRecipientSignature`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature`
 *
 * What it answers with, by status.
 */
export interface EnvelopesGetRecipientSignatureResponses {
    /** The signature that the recipient adopted. */
    200: EnvelopesGetRecipientSignature200Response;
    /** There is no such recipient for the caller, or a parameter does not fit the contract. */
    400: EnvelopesGetRecipientSignature400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesGetRecipientSignature401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesGetRecipientSignature403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesGetRecipientSignature404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesGetRecipientSignature405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesGetRecipientSignature429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesGetRecipientSignature500Response;
}

/**
 * The error codes that `Envelopes_getRecipientSignature` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopesGetRecipientSignatureErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getRecipientSignatureImage`.
 */
export interface EnvelopesGetRecipientSignatureImageParams {
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
 * Parameters in the query of `Envelopes_getRecipientSignatureImage`.
 */
export interface EnvelopesGetRecipientSignatureImageQueryParams {
    /**
     * Whether the image shows what the service draws around it: the line and the ID that belongs to the
     * signature.
     *
     * @example true
     */
    include_chrome?: ("true" | "false") | undefined;
}

/** The image, as GIF. */
export type EnvelopesGetRecipientSignatureImage200Response = Blob;

/** There is no such recipient for the caller, or a parameter does not fit the contract. */
export type EnvelopesGetRecipientSignatureImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesGetRecipientSignatureImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesGetRecipientSignatureImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesGetRecipientSignatureImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesGetRecipientSignatureImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesGetRecipientSignatureImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesGetRecipientSignatureImage500Response = ErrorDetails;

/**
 * Read the image of a recipient's signature.
 *
 * Gives the signature that a recipient adopted, as a GIF image. `include_chrome` asks for the image
 * with the line and the ID around it. An old envelope may only have that one; where the plain image
 * is missing, ask for the framed one.
 *
 * `Envelopes_getRecipientSignatureImage`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image`
 *
 * What it answers with, by status.
 */
export interface EnvelopesGetRecipientSignatureImageResponses {
    /** The image, as GIF. */
    200: EnvelopesGetRecipientSignatureImage200Response;
    /** There is no such recipient for the caller, or a parameter does not fit the contract. */
    400: EnvelopesGetRecipientSignatureImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesGetRecipientSignatureImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesGetRecipientSignatureImage403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesGetRecipientSignatureImage404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesGetRecipientSignatureImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesGetRecipientSignatureImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesGetRecipientSignatureImage500Response;
}

/**
 * The error codes that `Envelopes_getRecipientSignatureImage` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller neither sent the envelope nor receives it, and is no administrator. Call as one of those.
 */
export type EnvelopesGetRecipientSignatureImageErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateRecipientSignatureImage`.
 */
export interface EnvelopesUpdateRecipientSignatureImageParams {
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
 * Headers of `Envelopes_updateRecipientSignatureImage`.
 */
export interface EnvelopesUpdateRecipientSignatureImageHeader {
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

/** The bytes of the image. */
export type EnvelopesUpdateRecipientSignatureImageBody = Blob;

/** The image is set. The answer has no body. */
export type EnvelopesUpdateRecipientSignatureImage200Response = undefined;

/** The image cannot be taken, there is no such recipient, or the envelope is finished or locked. */
export type EnvelopesUpdateRecipientSignatureImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopesUpdateRecipientSignatureImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopesUpdateRecipientSignatureImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopesUpdateRecipientSignatureImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopesUpdateRecipientSignatureImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopesUpdateRecipientSignatureImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopesUpdateRecipientSignatureImage500Response = ErrorDetails;

/**
 * Set the image of a recipient's signature.
 *
 * Puts an image in the place of a recipient's signature. It is meant for signers who have no account
 * and for those who sign in person; users change their own signatures instead.
 *
 * The body is the GIF image itself, of 200 KB at most. Whoever holds a lock on the envelope sends it
 * in `X-DocuSign-Edit`.
 *
 * `Envelopes_updateRecipientSignatureImage`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image`
 *
 * What it answers with, by status.
 */
export interface EnvelopesUpdateRecipientSignatureImageResponses {
    /** The image is set. The answer has no body. */
    200: EnvelopesUpdateRecipientSignatureImage200Response;
    /** The image cannot be taken, there is no such recipient, or the envelope is finished or locked. */
    400: EnvelopesUpdateRecipientSignatureImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopesUpdateRecipientSignatureImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopesUpdateRecipientSignatureImage403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopesUpdateRecipientSignatureImage404Response;
    /** The address exists, but not with this method. */
    405: EnvelopesUpdateRecipientSignatureImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopesUpdateRecipientSignatureImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopesUpdateRecipientSignatureImage500Response;
}

/**
 * The error codes that `Envelopes_updateRecipientSignatureImage` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopesUpdateRecipientSignatureImageErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';
