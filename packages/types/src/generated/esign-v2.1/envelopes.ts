// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectHistoricalEnvelopeRepublish } from './schemas/ConnectHistoricalEnvelopeRepublish.js';
import type { DocGenFormFieldRequest } from './schemas/DocGenFormFieldRequest.js';
import type { DocGenFormFieldResponse } from './schemas/DocGenFormFieldResponse.js';
import type { EnvelopePublishTransaction } from './schemas/EnvelopePublishTransaction.js';
import type { EnvelopesSharePermissionRequest } from './schemas/EnvelopesSharePermissionRequest.js';
import type { EnvelopesShareResponse } from './schemas/EnvelopesShareResponse.js';
import type { EnvelopesSharesRequest } from './schemas/EnvelopesSharesRequest.js';
import type { EnvelopesSharesResponse } from './schemas/EnvelopesSharesResponse.js';
import type { CommentHistoryResult } from './schemas/commentHistoryResult.js';
import type { CommentsPublish } from './schemas/commentsPublish.js';
import type { DelayedRoutingApiModel } from './schemas/delayedRoutingApiModel.js';
import type { Envelope, EnvelopeAnswer } from './schemas/envelope.js';
import type { EnvelopeAuditEventResponseAnswer } from './schemas/envelopeAuditEventResponse.js';
import type { EnvelopeDefinition } from './schemas/envelopeDefinition.js';
import type { EnvelopeIdsRequest } from './schemas/envelopeIdsRequest.js';
import type { EnvelopeNotificationRequest } from './schemas/envelopeNotificationRequest.js';
import type { EnvelopeSummary } from './schemas/envelopeSummary.js';
import type { EnvelopeUpdateSummary } from './schemas/envelopeUpdateSummary.js';
import type { EnvelopesInformation, EnvelopesInformationAnswer } from './schemas/envelopesInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Notification } from './schemas/notification.js';
import type { PageImages } from './schemas/pageImages.js';
import type { PageRequest } from './schemas/pageRequest.js';
import type { ScheduledSendingApiModel } from './schemas/scheduledSendingApiModel.js';
import type { UserSignature } from './schemas/userSignature.js';
import type { WorkflowStep } from './schemas/workflowStep.js';

/**
 * Parameters in the path of `Envelopes_listStatusChanges`.
 */
export interface EnvelopesListStatusChangesParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * Returns only envelopes whose authoritative copy has this status.
     *
     * @example Original
     */
    ac_status?: ("Unknown" | "Original" | "Transferred" | "AuthoritativeCopy" | "AuthoritativeCopyExportPending" | "AuthoritativeCopyExported" | "DepositPending" | "Deposited" | "DepositedEO" | "DepositFailed") | undefined;
    /**
     * Reserved for the service. Do not send it.
     *
     * @example false
     */
    block?: string | undefined;
    /**
     * Reserved for the service. Do not send it.
     *
     * @example false
     */
    cdse_mode?: string | undefined;
    /**
     * The position from which the list continues. Use the `continuationToken` of the previous response.
     *
     * @example MjAyNi0xMS0yMHwxMDA
     */
    continuation_token?: string | undefined;
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Returns only envelopes with this custom field and value, in the form `name=value`.
     *
     * @example Berth=42
     */
    custom_field?: string | undefined;
    /**
     * Returns only envelopes of the user with this e-mail address.
     *
     * @example mara.lindqvist@harbour.example
     */
    email?: string | undefined;
    /**
     * The IDs of the envelopes to list, as a comma-separated list.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelope_ids?: string | undefined;
    /**
     * The data that the search ignores, as a comma-separated list of `recipients`, `powerforms` and
     * `folders`.
     *
     * @example powerforms,folders
     */
    exclude?: string | undefined;
    /**
     * Returns only envelopes in these folders, as a comma-separated list of IDs or of the names of
     * folders that every account has, such as `inbox`, `drafts`, `sentitems`, `recyclebin`,
     * `awaiting_my_signature`, `completed`, `expiring_soon`, `out_for_signature` and
     * `waiting_for_others`.
     *
     * @example sentitems
     */
    folder_ids?: string | undefined;
    /**
     * Returns only envelopes in folders of these types, as a comma-separated list.
     *
     * @example sentitems,normal
     */
    folder_types?: string | undefined;
    /**
     * The start of the period, as a date or a date and time in ISO 8601 format. `from_to_status`
     * specifies which change must be in the period. The request requires `from_date`, `envelope_ids` or
     * `transaction_ids`.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The status change that must be in the period. `Changed`, with the alias `any`, matches every
     * envelope that changed at all. Another value matches envelopes that reached that status. Values are
     * also accepted in lower case.
     *
     * @example Changed
     */
    from_to_status?: ("any" | "Changed" | "Created" | "Sent" | "Delivered" | "Signed" | "Completed" | "Declined" | "Voided" | "Deleted" | "TimedOut" | "Processing" | "changed" | "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "voided" | "deleted" | "timedout" | "processing") | undefined;
    /**
     * The additional data of each envelope in the response, as a comma-separated list of
     * `custom_fields`, `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`,
     * `payment_tabs` and `workflow`. The workflow is included with its status. Other words are ignored.
     *
     * @example recipients,custom_fields
     */
    include?: string | undefined;
    /**
     * Specifies whether the response includes the purge status of each envelope.
     *
     * @example true
     */
    include_purge_information?: ("true" | "false") | undefined;
    /**
     * Returns only envelopes that are also in these folders, as a comma-separated list of IDs.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    intersecting_folder_ids?: string | undefined;
    /**
     * The date and time of the last query. Only changes since then are returned. Use the
     * `lastQueriedDateTime` of the previous response.
     *
     * @example 2026-11-20T10:15:00Z
     */
    last_queried_date?: string | undefined;
    /**
     * The sort order of the list, either ascending or descending.
     *
     * @example desc
     */
    order?: ("asc" | "desc") | undefined;
    /**
     * The field by which the list is sorted.
     *
     * @example last_modified
     */
    order_by?: ("last_modified" | "action_required" | "created" | "completed" | "envelope_name" | "expire" | "sent" | "signer_list" | "status" | "subject" | "user_name" | "status_changed") | undefined;
    /**
     * Returns only envelopes that were created from these PowerForms, as a comma-separated list of IDs.
     *
     * @example 6b4e9d2f-8a13-4c75-b0e6-1f5d3c7a9e82
     */
    powerformids?: string | undefined;
    /**
     * The maximum time of the search. Reserved for the service.
     *
     * @example 30
     */
    query_budget?: string | undefined;
    /**
     * The format of the dates in the request, if it is not ISO 8601.
     *
     * @example yyyy-MM-dd
     */
    requester_date_format?: string | undefined;
    /**
     * The way in which `search_text` is compared with the envelopes. The possible values are not public.
     * The sandbox accepts any value and does not change the search.
     *
     * @example default
     */
    search_mode?: string | undefined;
    /**
     * Returns only records that contain this text.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Returns only envelopes that currently have one of these statuses, as a comma-separated list. `any`
     * matches all statuses. If a status cannot follow the status in `from_to_status`, the list is empty.
     *
     * @example sent,delivered
     */
    status?: string | undefined;
    /**
     * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
    /**
     * The transaction IDs to list, as sent in the requests that created the envelopes, as a
     * comma-separated list. A transaction ID is valid for seven days.
     *
     * @example lease-42-first-try
     */
    transaction_ids?: string | undefined;
    /**
     * The required role of the user in the envelope: sender, recipient, or recipient without being the
     * sender.
     *
     * @example sender
     */
    user_filter?: ("sender" | "recipient" | "recipient_only") | undefined;
    /**
     * Returns only envelopes of the user with this ID.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    user_id?: string | undefined;
    /**
     * Returns only envelopes of the user with this name.
     *
     * @example Mara Lindqvist
     */
    user_name?: string | undefined;
}

/** One page of the requested envelopes. */
export type EnvelopesListStatusChanges200Response = EnvelopesInformationAnswer;

/**
 * The request does not contain a period, an envelope or a transaction, or a parameter is
 * invalid.
 */
export type EnvelopesListStatusChanges400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesListStatusChanges401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesListStatusChanges403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesListStatusChanges404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesListStatusChanges405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesListStatusChanges429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesListStatusChanges500Response = ErrorDetails;

/**
 * List envelopes and their status changes.
 *
 * Returns the envelopes of the account that the caller can access: those that changed in a period,
 * or those with the given IDs or transaction IDs. The filters can be combined.
 *
 * The request requires `from_date`, `envelope_ids` or `transaction_ids`. Without any of them it
 * fails with `INVALID_REQUEST_PARAMETER`. With `transaction_ids`, the response contains
 * `envelopeTransactionStatuses`.
 *
 * A document that is hidden from a recipient is omitted from the envelopes in the response to that
 * recipient.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page.
 *
 * `Envelopes_listStatusChanges`, `GET /v2.1/accounts/{accountId}/envelopes`
 *
 * The responses, by status.
 */
export interface EnvelopesListStatusChangesResponses {
    /** One page of the requested envelopes. */
    200: EnvelopesListStatusChanges200Response;
    /**
     * The request does not contain a period, an envelope or a transaction, or a parameter is
     * invalid.
     */
    400: EnvelopesListStatusChanges400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesListStatusChanges401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesListStatusChanges403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesListStatusChanges404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesListStatusChanges405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesListStatusChanges429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesListStatusChanges500Response;
}

/**
 * The error codes that `Envelopes_listStatusChanges` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopesListStatusChangesErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_create`.
 */
export interface EnvelopesCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * Reserved for the service. Do not send it.
     *
     * @example false
     */
    cdse_mode?: string | undefined;
    /**
     * Specifies whether the routing order of recipients from a template can be changed by recipients in
     * the request.
     *
     * @example true
     */
    change_routing_order?: ("true" | "false") | undefined;
    /**
     * Specifies whether the envelope can only consist of completed documents. Reserved for the service.
     *
     * @example false
     */
    completed_documents_only?: ("true" | "false") | undefined;
    /**
     * Specifies whether the roles of the templates are merged with the recipients even if the envelope
     * remains a draft.
     *
     * @example true
     */
    merge_roles_on_draft?: ("true" | "false") | undefined;
    /**
     * Specifies whether the labels of the tabs in the request must be equal to the labels of the tabs in
     * the template. Otherwise a label that starts with `\*` stands for all labels that start with the
     * text after it.
     *
     * @example true
     */
    tab_label_exact_matches?: ("true" | "false") | undefined;
}

/** The envelope to create. */
export type EnvelopesCreateBody = EnvelopeDefinition;

/** The envelope was created. The response contains its ID and status. */
export type EnvelopesCreate201Response = EnvelopeSummary;

/** The request is invalid, or the envelope cannot be created or sent. */
export type EnvelopesCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesCreate500Response = ErrorDetails;

/**
 * Create an envelope.
 *
 * Creates an envelope from documents and recipients, from a template, or from both. With `status`
 * set to `sent`, it is sent immediately. With `created`, or without a status, it remains a draft
 * that can be changed and sent later.
 *
 * A draft can be empty. Sending requires a subject, at least one document and at least one
 * recipient, and the plan of the account limits the number of envelopes. Documents that are not PDFs
 * require their `fileExtension`. The request can have up to 35651584 bytes, one document up to 32
 * MB, and an envelope up to 100 recipients.
 *
 * A document can be hidden from a recipient only if an administrator has enabled document visibility
 * for the account and the recipient does not have a tab on the document. Carbon copies, certified
 * deliveries, editors and agents can always see all documents.
 *
 * With `asynchronous`, the response is returned before the envelope is created. The request then
 * requires a `transactionId`, and the status is initially `processing`.
 *
 * The service also accepts large files together with the JSON, as `multipart/form-data` whose parts
 * do not have names, which OpenAPI cannot describe. The first part has `Content-Type:
 * application/json` and `Content-Disposition: form-data`, and contains the same body without
 * `documentBase64`. Each further part is one file, with its own media type and `Content-Disposition:
 * file; filename="lease.pdf"; documentid=1`, where `documentid` is a `documentId` of the body.
 *
 * `Envelopes_create`, `POST /v2.1/accounts/{accountId}/envelopes`
 *
 * The responses, by status.
 */
export interface EnvelopesCreateResponses {
    /** The envelope was created. The response contains its ID and status. */
    201: EnvelopesCreate201Response;
    /** The request is invalid, or the envelope cannot be created or sent. */
    400: EnvelopesCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesCreate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesCreate500Response;
}

/**
 * The error codes that `Envelopes_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document contains the anchor string of a tab. Correct the string, or set `anchorIgnoreIfNotPresent` if the tab can be omitted.
 * - `ANCHOR_TAG_PROCESSING_FAILURE` (400): The documents could not be searched for anchor strings, usually because a document is damaged. Send an intact file.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab is assigned to a recipient who does not sign, such as an agent or an editor. Assign it to a signer.
 * - `CANNOT_EXCLUDE_DOCUMENT` (400): A document is excluded from a recipient who has tabs on it. Remove the tabs, or do not exclude the document.
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): The request exceeds the number of documents that an envelope or template can have. Combine some documents, or send several envelopes.
 * - `ENVELOPE_ALLOWANCE_EXCEEDED` (400): The account has sent all the envelopes that its plan allows. Buy more, or wait for the next billing period.
 * - `ENVELOPE_HAS_DUPLICATE_RECIPIENTS` (400): Two recipients have the same name, e-mail address and routing order. Remove one of them, or change its routing order.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `ENVELOPE_IS_INCOMPLETE` (400): The envelope cannot be sent because a document, a recipient, the subject or the value of a required field is missing. Add what is missing, or keep the envelope as a draft.
 * - `ENVELOPE_SEND_LIMIT_EXCEEDED` (429): The account has sent too many envelopes in too short a time. Wait, then send the rest at a lower rate.
 * - `INVALID_CONTENT_TYPE` (400): No part of a body of many parts has the Content-Type `application/json` or `application/xml`. Add the header to the part with the definition.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USER_OFFSET` (400): The offset of an anchored tab puts the tab beside its page. Correct its `anchorXOffset`.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are violated: a document is hidden from a recipient who has tabs on it, or an envelope in which signers see only documents with tabs of theirs is sent to a signer who has none. Show the document to that recipient, remove the tabs, or give the signer a tab.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RECIPIENTS_NOT_PROVIDED` (400): The envelope has no recipients, so it cannot be sent. Add at least one.
 * - `RECIPIENT_LIMIT_EXCEEDED` (400): The request exceeds the 100 recipients that an envelope can have. Send several envelopes, or use bulk send.
 * - `REQUIRED_TAB_INCOMPLETE` (400): A required tab that the sender fills in has no value. The message has its label. Set a value, or make the tab optional.
 * - `SIGNATURE_PROVIDER_INVALID_NAME` (400): The account does not have a signature provider with this name. Get the name from `AccountSignatureProviders_list`.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab is outside its page. Use a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab refers to a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_PAGE_NUMBER_NOT_SPECIFIED` (400): A tab has neither a `pageNumber` nor an `anchorString`, so that nobody knows where it belongs. Add one of them.
 * - `TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED` (400): A tab is placed on a supplemental document, which people only read and accept. Place it on another document.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab refers to a document that does not exist. Correct its `documentId`, or add the document.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The content of a document cannot be decoded, or it does not match its file extension. Check the Base64 encoding and the extension.
 * - `UNSUPPORTED_PDF_CONTENT` (400): A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF without a password.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopesCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ANCHOR_TAB_STRING_NOT_FOUND' | 'ANCHOR_TAG_PROCESSING_FAILURE' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'CANNOT_EXCLUDE_DOCUMENT' | 'DOCUMENT_LIMIT_EXCEEDED' | 'ENVELOPE_ALLOWANCE_EXCEEDED' | 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' | 'ENVELOPE_INVALID_STATUS' | 'ENVELOPE_IS_INCOMPLETE' | 'ENVELOPE_SEND_LIMIT_EXCEEDED' | 'INVALID_CONTENT_TYPE' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USER_OFFSET' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'PLAN_ITEM_NOT_ENABLED' | 'RECIPIENTS_NOT_PROVIDED' | 'RECIPIENT_LIMIT_EXCEEDED' | 'REQUIRED_TAB_INCOMPLETE' | 'SIGNATURE_PROVIDER_INVALID_NAME' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_PAGE_NUMBER_NOT_SPECIFIED' | 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_listStatus`.
 */
export interface EnvelopesListStatusParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * Returns only envelopes whose authoritative copy has this status.
     *
     * @example Original
     */
    ac_status?: ("Unknown" | "Original" | "Transferred" | "AuthoritativeCopy" | "AuthoritativeCopyExportPending" | "AuthoritativeCopyExported" | "DepositPending" | "Deposited" | "DepositedEO" | "DepositFailed") | undefined;
    /**
     * Reserved for the service. Do not send it.
     *
     * @example false
     */
    block?: string | undefined;
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Returns only envelopes sent by the user with this e-mail address. `user_name` must name the same
     * user.
     *
     * @example mara.lindqvist@harbour.example
     */
    email?: string | undefined;
    /**
     * The start of the period, as a date or a date and time in ISO 8601 format. `from_to_status`
     * specifies which change must be in the period. The request requires `from_date`, `envelope_ids` or
     * `transaction_ids`.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The status change that must be in the period. `Changed`, with the alias `any`, matches every
     * envelope that changed at all. Another value matches envelopes that reached that status. Values are
     * also accepted in lower case.
     *
     * @example Changed
     */
    from_to_status?: ("any" | "Changed" | "Created" | "Sent" | "Delivered" | "Signed" | "Completed" | "Declined" | "Voided" | "Deleted" | "TimedOut" | "Processing" | "changed" | "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "voided" | "deleted" | "timedout" | "processing") | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Returns only envelopes that currently have one of these statuses, as a comma-separated list.
     * Default: all statuses.
     *
     * @example sent,delivered
     */
    status?: string | undefined;
    /**
     * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
    /**
     * Returns only envelopes sent by the user with this full name. `email` must name the same user.
     *
     * @example Mara Lindqvist
     */
    user_name?: string | undefined;
    /**
     * The IDs of the envelopes to list, as a comma-separated list, or `request_body` if the IDs are in
     * the request body. Empty elements of the list are ignored.
     *
     * @example request_body
     */
    envelope_ids?: string | undefined;
    /**
     * The transaction IDs to list, as sent in the requests that created the envelopes, as a
     * comma-separated list, or `request_body` if they are in the request body. A transaction ID is valid
     * for seven days.
     *
     * @example lease-42-first-try
     */
    transaction_ids?: string | undefined;
}

/** The IDs of the envelopes or transactions, if the query contains `request_body`. */
export type EnvelopesListStatusBody = EnvelopeIdsRequest;

/** One page of the requested envelopes. */
export type EnvelopesListStatus200Response = EnvelopesInformation;

/** The request does not contain a period, an envelope or a transaction, or it is invalid. */
export type EnvelopesListStatus400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesListStatus401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesListStatus403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesListStatus404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesListStatus405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesListStatus429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesListStatus500Response = ErrorDetails;

/**
 * List the statuses of many envelopes.
 *
 * Returns envelopes with their statuses in the same way as the list of status changes, but can also
 * take the IDs from the request body, if the query would be too long. In that case, set
 * `envelope_ids` or `transaction_ids` to `request_body`. The body is ignored if the query contains
 * other IDs or a period. Empty IDs are ignored.
 *
 * The request requires `from_date`, `envelope_ids` or `transaction_ids`. The filters can be
 * combined. The list is paged: `start_position` and `count` select a page. No data is changed,
 * although the method is PUT.
 *
 * `Envelopes_listStatus`, `PUT /v2.1/accounts/{accountId}/envelopes/status`
 *
 * The responses, by status.
 */
export interface EnvelopesListStatusResponses {
    /** One page of the requested envelopes. */
    200: EnvelopesListStatus200Response;
    /** The request does not contain a period, an envelope or a transaction, or it is invalid. */
    400: EnvelopesListStatus400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesListStatus401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesListStatus403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesListStatus404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesListStatus405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesListStatus429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesListStatus500Response;
}

/**
 * The error codes that `Envelopes_listStatus` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopesListStatusErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_get`.
 */
export interface EnvelopesGetParams {
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
 * Parameters in the query of `Envelopes_get`.
 */
export interface EnvelopesGetQueryParams {
    /**
     * Specifies whether the request can also change recipients, tabs, custom fields, notification
     * settings and e-mail settings.
     *
     * @example true
     */
    advanced_update?: ("true" | "false") | undefined;
    /**
     * The additional data in the response, as a comma-separated list of `custom_fields`, `documents`,
     * `attachments`, `extensions`, `folders`, `recipients`, `powerform`, `tabs`, `payment_tabs` and
     * `workflow`. Tabs are included with the recipients to whom they belong. The workflow is included
     * with its status. Other words are ignored.
     *
     * @example custom_fields,documents,recipients
     */
    include?: string | undefined;
    /**
     * Specifies whether tabs with an anchor include the positions at which the anchor was found. For
     * recipients, it requires `include_tabs`, and for an envelope `tabs` in `include`.
     *
     * @example true
     */
    include_anchor_tab_locations?: ("true" | "false") | undefined;
    /**
     * The ID of the user as whom the envelope is read. Documents that are hidden from this user are
     * omitted. Only an administrator can specify another user than the caller.
     *
     * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    user_id?: string | undefined;
}

/** The current state of the envelope. */
export type EnvelopesGet200Response = EnvelopeAnswer;

/** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopesGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGet500Response = ErrorDetails;

/**
 * Read an envelope.
 *
 * Returns one envelope with its status, its dates and the URIs of its parts. `include` adds the
 * parts themselves, such as recipients with their tabs or the list of documents. A document that is
 * hidden from a recipient is omitted from the response to that recipient.
 *
 * The sender, the recipients and administrators of the account can read an envelope. Do not request
 * the status of the same envelope more than once in 15 minutes. Use Connect to receive it instead.
 *
 * `Envelopes_get`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}`
 *
 * The responses, by status.
 */
export interface EnvelopesGetResponses {
    /** The current state of the envelope. */
    200: EnvelopesGet200Response;
    /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopesGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGet404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGet500Response;
}

/**
 * The error codes that `Envelopes_get` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `BURST_ENVELOPE_POLLING_LIMIT_EXCEEDED` (429): The same envelope was read too often within 30 seconds. Wait, and use Connect to receive its status. Before 2026, the status was 400.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `HOURLY_ENVELOPE_POLLING_LIMIT_EXCEEDED` (429): The same envelope was read too often within an hour. Wait, and use Connect to receive its status. Before 2026, the status was 400.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'BURST_ENVELOPE_POLLING_LIMIT_EXCEEDED' | 'ENVELOPE_DOES_NOT_EXIST' | 'HOURLY_ENVELOPE_POLLING_LIMIT_EXCEEDED' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_update`.
 */
export interface EnvelopesUpdateParams {
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
 * Parameters in the query of `Envelopes_update`.
 */
export interface EnvelopesUpdateQueryParams {
    /**
     * Specifies whether the request can also change recipients, tabs, custom fields, notification
     * settings and e-mail settings.
     *
     * @example true
     */
    advanced_update?: ("true" | "false") | undefined;
    /**
     * Specifies whether an envelope that the request voids is also moved to the recycle bin of its
     * sender.
     *
     * @example true
     */
    recycle_on_void?: ("true" | "false") | undefined;
    /**
     * Specifies whether the e-mails to the current recipients are sent again. The envelope must have the
     * status draft, sent or delivered.
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
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to change. Omitted fields are not changed. */
export type EnvelopesUpdateBody = Envelope;

/** The envelope was changed. Each part of the request has its own result. */
export type EnvelopesUpdate200Response = EnvelopeUpdateSummary;

/** The request is invalid, or the status of the envelope does not allow the change. */
export type EnvelopesUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdate500Response = ErrorDetails;

/**
 * Change, send, void or purge an envelope.
 *
 * Changes an envelope. The effect depends on the fields in the request and on the status of the
 * envelope:
 *
 * 1. A draft is sent with `status` set to `sent`, or changed with any other field.
 * 2. A draft, or an envelope that is sent or delivered, is voided with `status` set to `voided` and
 * a `voidedReason`. Only its sender and administrators can void it.
 * 3. A completed, declined or voided envelope is purged with `purgeState` set to
 * `documents_queued`, `documents_and_metadata_queued` or
 * `documents_and_metadata_and_redact_queued`. The documents are deleted 14 days later. Until
 * then, `documents_dequeued` removes them from the queue. Purging requires the right to purge.
 * 4. `resend_envelope` sends the e-mails to the current recipients again.
 *
 * Recipients, tabs, custom fields, notification settings and e-mail settings are changed only with
 * `advanced_update`. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_update`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateResponses {
    /** The envelope was changed. Each part of the request has its own result. */
    200: EnvelopesUpdate200Response;
    /** The request is invalid, or the status of the envelope does not allow the change. */
    400: EnvelopesUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdate404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdate500Response;
}

/**
 * The error codes that `Envelopes_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `BURST_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED` (429): The same envelope was changed too often within 30 seconds. Wait, and combine changes. Before 2026, the status was 400.
 * - `EDIT_LOCK_INVALID_STATE_FOR_LOCK` (400): The envelope does not have the status draft, sent or delivered, so it can be neither locked nor resent. Check its status before the request.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_ALLOWANCE_EXCEEDED` (400): The account has sent all the envelopes that its plan allows. Buy more, or wait for the next billing period.
 * - `ENVELOPE_CANNOT_VOID_INVALID_STATE` (400): Only an envelope with the status sent or delivered can be voided. Check its status first.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `ENVELOPE_IS_INCOMPLETE` (400): The envelope cannot be sent because a document, a recipient, the subject or the value of a required field is missing. Add what is missing, or keep the envelope as a draft.
 * - `HOURLY_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED` (429): The same envelope was changed too often within an hour. Wait, and combine changes. Before 2026, the status was 400.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `ONESIGNALLSIGN_NOT_SATISFIED` (400): The rules of document visibility are violated: a document is hidden from a recipient who has tabs on it, or an envelope in which signers see only documents with tabs of theirs is sent to a signer who has none. Show the document to that recipient, remove the tabs, or give the signer a tab.
 * - `RECIPIENTS_NOT_PROVIDED` (400): The envelope has no recipients, so it cannot be sent. Add at least one.
 * - `RECIPIENT_UPDATE_FAILED` (200): A recipient could not be changed, usually because the recipient has already signed. The code appears in the entry of that recipient. The other changes are applied, so remove this recipient from the request.
 * - `REQUIRED_TAB_INCOMPLETE` (400): A required tab that the sender fills in has no value. The message has its label. Set a value, or make the tab optional.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 * - `WORKFLOW_UPDATE_NOT_ALLOWED` (400): The envelope has already reached this part of its workflow: a delay has started or is over, a step is finished, or the envelope was sent. A running delay can still be changed.
 * - `WORKFLOW_UPDATE_RECIPIENTROUTING_NOT_ALLOWED` (400): The rules of a workflow step that select recipients cannot be changed after the envelope was sent. Change them while it is a draft.
 */
export type EnvelopesUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'BURST_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED' | 'EDIT_LOCK_INVALID_STATE_FOR_LOCK' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_ALLOWANCE_EXCEEDED' | 'ENVELOPE_CANNOT_VOID_INVALID_STATE' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'ENVELOPE_IS_INCOMPLETE' | 'HOURLY_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'ONESIGNALLSIGN_NOT_SATISFIED' | 'RECIPIENTS_NOT_PROVIDED' | 'RECIPIENT_UPDATE_FAILED' | 'REQUIRED_TAB_INCOMPLETE' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT' | 'WORKFLOW_UPDATE_NOT_ALLOWED' | 'WORKFLOW_UPDATE_RECIPIENTROUTING_NOT_ALLOWED';

/**
 * Parameters in the path of `Envelopes_listAuditEvents`.
 */
export interface EnvelopesListAuditEventsParams {
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
 * Parameters in the query of `Envelopes_listAuditEvents`.
 */
export interface EnvelopesListAuditEventsQueryParams {
    /**
     * The language of the messages, as a language code with an optional country. The sandbox returns
     * English messages for every value.
     *
     * @example en-US
     */
    locale?: string | undefined;
}

/** The events of the envelope. */
export type EnvelopesListAuditEvents200Response = EnvelopeAuditEventResponseAnswer;

/** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopesListAuditEvents400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesListAuditEvents401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesListAuditEvents403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesListAuditEvents404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesListAuditEvents405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesListAuditEvents429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesListAuditEvents500Response = ErrorDetails;

/**
 * Read the history of an envelope.
 *
 * Returns all events of an envelope: who created, sent, opened, signed or changed it, when, from
 * which IP address, and the status of the envelope after the event.
 *
 * The caller must be the sender, a recipient or an administrator of the account. The response is not
 * paged.
 *
 * `Envelopes_listAuditEvents`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/audit_events`
 *
 * The responses, by status.
 */
export interface EnvelopesListAuditEventsResponses {
    /** The events of the envelope. */
    200: EnvelopesListAuditEvents200Response;
    /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopesListAuditEvents400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesListAuditEvents401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesListAuditEvents403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesListAuditEvents404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesListAuditEvents405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesListAuditEvents429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesListAuditEvents500Response;
}

/**
 * The error codes that `Envelopes_listAuditEvents` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesListAuditEventsErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getEnvelopeDocGenFormFields`.
 */
export interface EnvelopesGetEnvelopeDocGenFormFieldsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 7e2b4c90-5d18-4f3a-9b6e-c1a8d0f57324
     */
    envelopeId: string;
}

/** The fields, by document. */
export type EnvelopesGetEnvelopeDocGenFormFields200Response = DocGenFormFieldResponse;

/** The envelope does not exist or the caller cannot access it. */
export type EnvelopesGetEnvelopeDocGenFormFields400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetEnvelopeDocGenFormFields401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetEnvelopeDocGenFormFields403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetEnvelopeDocGenFormFields404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetEnvelopeDocGenFormFields405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetEnvelopeDocGenFormFields429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetEnvelopeDocGenFormFields500Response = ErrorDetails;

/**
 * List the document generation fields of an envelope.
 *
 * Returns the fields of the Word documents from which the service generates documents: the names of
 * their placeholders, the structure of their tables, and the values that were set so far. Set values
 * with `Envelopes_updateEnvelopeDocGenFormFields` before you send the envelope.
 *
 * The service reads the fields when a `.docx` file is added to a template. If no document of the
 * envelope has fields, the response is an empty object.
 *
 * `Envelopes_getEnvelopeDocGenFormFields`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/docGenFormFields`
 *
 * The responses, by status.
 */
export interface EnvelopesGetEnvelopeDocGenFormFieldsResponses {
    /** The fields, by document. */
    200: EnvelopesGetEnvelopeDocGenFormFields200Response;
    /** The envelope does not exist or the caller cannot access it. */
    400: EnvelopesGetEnvelopeDocGenFormFields400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetEnvelopeDocGenFormFields401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetEnvelopeDocGenFormFields403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetEnvelopeDocGenFormFields404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetEnvelopeDocGenFormFields405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetEnvelopeDocGenFormFields429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetEnvelopeDocGenFormFields500Response;
}

/**
 * The error codes that `Envelopes_getEnvelopeDocGenFormFields` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetEnvelopeDocGenFormFieldsErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateEnvelopeDocGenFormFields`.
 */
export interface EnvelopesUpdateEnvelopeDocGenFormFieldsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 7e2b4c90-5d18-4f3a-9b6e-c1a8d0f57324
     */
    envelopeId: string;
}

/**
 * Parameters in the query of `Envelopes_updateEnvelopeDocGenFormFields`.
 */
export interface EnvelopesUpdateEnvelopeDocGenFormFieldsQueryParams {
    /**
     * Specifies whether the request only stores the values. If it is false, the documents of the draft
     * are also generated with the new values.
     *
     * @example true
     */
    update_docgen_formfields_only?: ("true" | "false") | undefined;
}

/**
 * Headers of `Envelopes_updateEnvelopeDocGenFormFields`.
 */
export interface EnvelopesUpdateEnvelopeDocGenFormFieldsHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The documents with the values of their fields. */
export type EnvelopesUpdateEnvelopeDocGenFormFieldsBody = DocGenFormFieldRequest;

/** The fields with their new values, by document. */
export type EnvelopesUpdateEnvelopeDocGenFormFields200Response = DocGenFormFieldResponse;

/** The request is invalid, a row of a table is incomplete, or the envelope was sent already. */
export type EnvelopesUpdateEnvelopeDocGenFormFields400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateEnvelopeDocGenFormFields401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateEnvelopeDocGenFormFields403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateEnvelopeDocGenFormFields404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateEnvelopeDocGenFormFields405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateEnvelopeDocGenFormFields429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateEnvelopeDocGenFormFields500Response = ErrorDetails;

/**
 * Set the document generation fields of an envelope.
 *
 * Sets the values that replace the tags in the Word documents of a draft. Only the `name`
 * and `value` of each field are needed. Fields that the request omits keep their values.
 *
 * A table gets one entry in `rowValues` for each of its rows. Each row must name all columns of the
 * table; send an empty `value` for a cell that stays empty. If a table gets no rows, it keeps one
 * empty row. The service does not check whether a value is a date, a number or one of the options.
 *
 * The documents are generated at once, and have another `documentId` after that, which the response
 * contains. If `update_docgen_formfields_only` is true, the values are only saved, and are inserted
 * when the envelope is sent. An envelope whose required fields have no value cannot be
 * sent. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_updateEnvelopeDocGenFormFields`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/docGenFormFields`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateEnvelopeDocGenFormFieldsResponses {
    /** The fields with their new values, by document. */
    200: EnvelopesUpdateEnvelopeDocGenFormFields200Response;
    /** The request is invalid, a row of a table is incomplete, or the envelope was sent already. */
    400: EnvelopesUpdateEnvelopeDocGenFormFields400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateEnvelopeDocGenFormFields401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateEnvelopeDocGenFormFields403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateEnvelopeDocGenFormFields404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateEnvelopeDocGenFormFields405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateEnvelopeDocGenFormFields429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateEnvelopeDocGenFormFields500Response;
}

/**
 * The error codes that `Envelopes_updateEnvelopeDocGenFormFields` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The content of a document cannot be decoded, or it does not match its file extension. Check the Base64 encoding and the extension.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesUpdateEnvelopeDocGenFormFieldsErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'UNABLE_TO_LOAD_DOCUMENT' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getNotificationSettings`.
 */
export interface EnvelopesGetNotificationSettingsParams {
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

/** The current reminder and expiration settings. */
export type EnvelopesGetNotificationSettings200Response = Notification;

/** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopesGetNotificationSettings400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetNotificationSettings401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetNotificationSettings403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetNotificationSettings404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetNotificationSettings405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetNotificationSettings429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetNotificationSettings500Response = ErrorDetails;

/**
 * Read the reminder and expiration settings of an envelope.
 *
 * Returns when recipients of an envelope are reminded, when it expires, and whether the settings of
 * the account apply. Days are integers, represented as strings.
 *
 * `Envelopes_getNotificationSettings`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification`
 *
 * The responses, by status.
 */
export interface EnvelopesGetNotificationSettingsResponses {
    /** The current reminder and expiration settings. */
    200: EnvelopesGetNotificationSettings200Response;
    /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopesGetNotificationSettings400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetNotificationSettings401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetNotificationSettings403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetNotificationSettings404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetNotificationSettings405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetNotificationSettings429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetNotificationSettings500Response;
}

/**
 * The error codes that `Envelopes_getNotificationSettings` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetNotificationSettingsErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateNotificationSettings`.
 */
export interface EnvelopesUpdateNotificationSettingsParams {
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
 * Headers of `Envelopes_updateNotificationSettings`.
 */
export interface EnvelopesUpdateNotificationSettingsHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The new reminder and expiration settings. */
export type EnvelopesUpdateNotificationSettingsBody = EnvelopeNotificationRequest;

/** The updated reminder and expiration settings. */
export type EnvelopesUpdateNotificationSettings200Response = Notification;

/** The request is invalid, or the envelope is finished or locked. */
export type EnvelopesUpdateNotificationSettings400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateNotificationSettings401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateNotificationSettings403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateNotificationSettings404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateNotificationSettings405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateNotificationSettings429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateNotificationSettings500Response = ErrorDetails;

/**
 * Set the reminder and expiration settings of an envelope.
 *
 * Sets when recipients of an envelope are reminded and when it expires. With `useAccountDefaults`,
 * the settings of the account apply and the rest of the request body is ignored.
 *
 * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `Envelopes_updateNotificationSettings`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateNotificationSettingsResponses {
    /** The updated reminder and expiration settings. */
    200: EnvelopesUpdateNotificationSettings200Response;
    /** The request is invalid, or the envelope is finished or locked. */
    400: EnvelopesUpdateNotificationSettings400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateNotificationSettings401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateNotificationSettings403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateNotificationSettings404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateNotificationSettings405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateNotificationSettings429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateNotificationSettings500Response;
}

/**
 * The error codes that `Envelopes_updateNotificationSettings` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesUpdateNotificationSettingsErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getEnvelopeScheduledSendingDefinition`.
 */
export interface EnvelopesGetEnvelopeScheduledSendingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
}

/** The schedule and its status. */
export type EnvelopesGetEnvelopeScheduledSendingDefinition200Response = ScheduledSendingApiModel;

/** The request is invalid, or the envelope does not exist. */
export type EnvelopesGetEnvelopeScheduledSendingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetEnvelopeScheduledSendingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetEnvelopeScheduledSendingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetEnvelopeScheduledSendingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetEnvelopeScheduledSendingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetEnvelopeScheduledSendingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetEnvelopeScheduledSendingDefinition500Response = ErrorDetails;

/**
 * Read when an envelope is scheduled to be sent.
 *
 * Returns the schedule for sending an envelope, and whether the countdown has started. `resumeDate`
 * is the time of sending, as soon as that is known. An envelope without a schedule gets the error
 * `RESOURCE_NOT_FOUND`.
 *
 * `Envelopes_getEnvelopeScheduledSendingDefinition`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/scheduledSending`
 *
 * The responses, by status.
 */
export interface EnvelopesGetEnvelopeScheduledSendingDefinitionResponses {
    /** The schedule and its status. */
    200: EnvelopesGetEnvelopeScheduledSendingDefinition200Response;
    /** The request is invalid, or the envelope does not exist. */
    400: EnvelopesGetEnvelopeScheduledSendingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetEnvelopeScheduledSendingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetEnvelopeScheduledSendingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetEnvelopeScheduledSendingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetEnvelopeScheduledSendingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetEnvelopeScheduledSendingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetEnvelopeScheduledSendingDefinition500Response;
}

/**
 * The error codes that `Envelopes_getEnvelopeScheduledSendingDefinition` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetEnvelopeScheduledSendingDefinitionErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateEnvelopeScheduledSendingDefinition`.
 */
export interface EnvelopesUpdateEnvelopeScheduledSendingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
}

/**
 * Headers of `Envelopes_updateEnvelopeScheduledSendingDefinition`.
 */
export interface EnvelopesUpdateEnvelopeScheduledSendingDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The new schedule. */
export type EnvelopesUpdateEnvelopeScheduledSendingDefinitionBody = ScheduledSendingApiModel;

/** The schedule after the change. */
export type EnvelopesUpdateEnvelopeScheduledSendingDefinition200Response = ScheduledSendingApiModel;

/** The request is invalid, or the envelope was already sent. */
export type EnvelopesUpdateEnvelopeScheduledSendingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateEnvelopeScheduledSendingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateEnvelopeScheduledSendingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateEnvelopeScheduledSendingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateEnvelopeScheduledSendingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateEnvelopeScheduledSendingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateEnvelopeScheduledSendingDefinition500Response = ErrorDetails;

/**
 * Change when an envelope is scheduled to be sent.
 *
 * Sets or changes the schedule for sending an envelope. The envelope must have a workflow;
 * `EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition` gives it one. If the countdown has
 * started, it starts again with the new schedule: to send the envelope soon, set the delay to one
 * minute. The schedule of an envelope that was sent cannot be changed. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_updateEnvelopeScheduledSendingDefinition`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/scheduledSending`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateEnvelopeScheduledSendingDefinitionResponses {
    /** The schedule after the change. */
    200: EnvelopesUpdateEnvelopeScheduledSendingDefinition200Response;
    /** The request is invalid, or the envelope was already sent. */
    400: EnvelopesUpdateEnvelopeScheduledSendingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateEnvelopeScheduledSendingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateEnvelopeScheduledSendingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateEnvelopeScheduledSendingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateEnvelopeScheduledSendingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateEnvelopeScheduledSendingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateEnvelopeScheduledSendingDefinition500Response;
}

/**
 * The error codes that `Envelopes_updateEnvelopeScheduledSendingDefinition` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 * - `WORKFLOW_UPDATE_NOT_ALLOWED` (400): The envelope has already reached this part of its workflow: a delay has started or is over, a step is finished, or the envelope was sent. A running delay can still be changed.
 */
export type EnvelopesUpdateEnvelopeScheduledSendingDefinitionErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT' | 'WORKFLOW_UPDATE_NOT_ALLOWED';

/**
 * Parameters in the path of `Envelopes_deleteEnvelopeScheduledSendingDefinition`.
 */
export interface EnvelopesDeleteEnvelopeScheduledSendingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
}

/**
 * Headers of `Envelopes_deleteEnvelopeScheduledSendingDefinition`.
 */
export interface EnvelopesDeleteEnvelopeScheduledSendingDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The envelope has no schedule. The response has no body. */
export type EnvelopesDeleteEnvelopeScheduledSendingDefinition200Response = undefined;

/** The request is invalid, or the countdown has already started. */
export type EnvelopesDeleteEnvelopeScheduledSendingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesDeleteEnvelopeScheduledSendingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesDeleteEnvelopeScheduledSendingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesDeleteEnvelopeScheduledSendingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesDeleteEnvelopeScheduledSendingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesDeleteEnvelopeScheduledSendingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesDeleteEnvelopeScheduledSendingDefinition500Response = ErrorDetails;

/**
 * Delete the schedule for sending of an envelope.
 *
 * Deletes the schedule for sending an envelope, so that sending it is immediate. This is possible
 * only before the countdown starts. To cancel a countdown, delete the whole workflow with
 * `EnvelopeWorkflowDefinition_deleteEnvelopeWorkflowDefinition`, or set another schedule. If the
 * caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_deleteEnvelopeScheduledSendingDefinition`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/scheduledSending`
 *
 * The responses, by status.
 */
export interface EnvelopesDeleteEnvelopeScheduledSendingDefinitionResponses {
    /** The envelope has no schedule. The response has no body. */
    200: EnvelopesDeleteEnvelopeScheduledSendingDefinition200Response;
    /** The request is invalid, or the countdown has already started. */
    400: EnvelopesDeleteEnvelopeScheduledSendingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesDeleteEnvelopeScheduledSendingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesDeleteEnvelopeScheduledSendingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesDeleteEnvelopeScheduledSendingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesDeleteEnvelopeScheduledSendingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesDeleteEnvelopeScheduledSendingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesDeleteEnvelopeScheduledSendingDefinition500Response;
}

/**
 * The error codes that `Envelopes_deleteEnvelopeScheduledSendingDefinition` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 * - `WORKFLOW_UPDATE_NOT_ALLOWED` (400): The envelope has already reached this part of its workflow: a delay has started or is over, a step is finished, or the envelope was sent. A running delay can still be changed.
 */
export type EnvelopesDeleteEnvelopeScheduledSendingDefinitionErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT' | 'WORKFLOW_UPDATE_NOT_ALLOWED';

/**
 * Parameters in the path of `Envelopes_createEnvelopeWorkflowStepDefinition`.
 */
export interface EnvelopesCreateEnvelopeWorkflowStepDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
}

/**
 * Headers of `Envelopes_createEnvelopeWorkflowStepDefinition`.
 */
export interface EnvelopesCreateEnvelopeWorkflowStepDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The new step. */
export type EnvelopesCreateEnvelopeWorkflowStepDefinitionBody = WorkflowStep;

/** The step was added. The response contains its ID. */
export type EnvelopesCreateEnvelopeWorkflowStepDefinition201Response = WorkflowStep;

/** The request is invalid, or the envelope has already passed this position in the routing order. */
export type EnvelopesCreateEnvelopeWorkflowStepDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesCreateEnvelopeWorkflowStepDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesCreateEnvelopeWorkflowStepDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesCreateEnvelopeWorkflowStepDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesCreateEnvelopeWorkflowStepDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesCreateEnvelopeWorkflowStepDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesCreateEnvelopeWorkflowStepDefinition500Response = ErrorDetails;

/**
 * Add a step to the workflow of an envelope.
 *
 * Adds a step to the workflow of an envelope. The envelope then waits before the recipients at the
 * given position in the routing order: for a duration, until a date, or until `workflowStatus` is
 * set to `in_progress`. The service assigns the ID of the step, so the request must not contain one.
 * If the envelope has no workflow, it gets one.
 *
 * An envelope that was sent can get steps only before recipients that have not received it yet. If
 * the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_createEnvelopeWorkflowStepDefinition`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps`
 *
 * The responses, by status.
 */
export interface EnvelopesCreateEnvelopeWorkflowStepDefinitionResponses {
    /** The step was added. The response contains its ID. */
    201: EnvelopesCreateEnvelopeWorkflowStepDefinition201Response;
    /** The request is invalid, or the envelope has already passed this position in the routing order. */
    400: EnvelopesCreateEnvelopeWorkflowStepDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesCreateEnvelopeWorkflowStepDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesCreateEnvelopeWorkflowStepDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesCreateEnvelopeWorkflowStepDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesCreateEnvelopeWorkflowStepDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesCreateEnvelopeWorkflowStepDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesCreateEnvelopeWorkflowStepDefinition500Response;
}

/**
 * The error codes that `Envelopes_createEnvelopeWorkflowStepDefinition` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 * - `WORKFLOW_UPDATE_NOT_ALLOWED` (400): The envelope has already reached this part of its workflow: a delay has started or is over, a step is finished, or the envelope was sent. A running delay can still be changed.
 */
export type EnvelopesCreateEnvelopeWorkflowStepDefinitionErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT' | 'WORKFLOW_UPDATE_NOT_ALLOWED';

/**
 * Parameters in the path of `Envelopes_getEnvelopeWorkflowStepDefinition`.
 */
export interface EnvelopesGetEnvelopeWorkflowStepDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 41d7b0e9-6c25-4f83-9ae4-7b3f08d5c612
     */
    workflowStepId: string;
}

/** The step. */
export type EnvelopesGetEnvelopeWorkflowStepDefinition200Response = WorkflowStep;

/** The request is invalid, or the envelope does not exist. */
export type EnvelopesGetEnvelopeWorkflowStepDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetEnvelopeWorkflowStepDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetEnvelopeWorkflowStepDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetEnvelopeWorkflowStepDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetEnvelopeWorkflowStepDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetEnvelopeWorkflowStepDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetEnvelopeWorkflowStepDefinition500Response = ErrorDetails;

/**
 * Read a step of the workflow of an envelope.
 *
 * Returns a step of the workflow of an envelope with its status, and the dates when the envelope
 * reached and left it.
 *
 * `Envelopes_getEnvelopeWorkflowStepDefinition`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}`
 *
 * The responses, by status.
 */
export interface EnvelopesGetEnvelopeWorkflowStepDefinitionResponses {
    /** The step. */
    200: EnvelopesGetEnvelopeWorkflowStepDefinition200Response;
    /** The request is invalid, or the envelope does not exist. */
    400: EnvelopesGetEnvelopeWorkflowStepDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetEnvelopeWorkflowStepDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetEnvelopeWorkflowStepDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetEnvelopeWorkflowStepDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetEnvelopeWorkflowStepDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetEnvelopeWorkflowStepDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetEnvelopeWorkflowStepDefinition500Response;
}

/**
 * The error codes that `Envelopes_getEnvelopeWorkflowStepDefinition` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetEnvelopeWorkflowStepDefinitionErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateEnvelopeWorkflowStepDefinition`.
 */
export interface EnvelopesUpdateEnvelopeWorkflowStepDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 41d7b0e9-6c25-4f83-9ae4-7b3f08d5c612
     */
    workflowStepId: string;
}

/**
 * Headers of `Envelopes_updateEnvelopeWorkflowStepDefinition`.
 */
export interface EnvelopesUpdateEnvelopeWorkflowStepDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to change. */
export type EnvelopesUpdateEnvelopeWorkflowStepDefinitionBody = WorkflowStep;

/** The step after the change. */
export type EnvelopesUpdateEnvelopeWorkflowStepDefinition200Response = WorkflowStep;

/** The request is invalid, or the envelope has already left the step. */
export type EnvelopesUpdateEnvelopeWorkflowStepDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateEnvelopeWorkflowStepDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateEnvelopeWorkflowStepDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateEnvelopeWorkflowStepDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateEnvelopeWorkflowStepDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateEnvelopeWorkflowStepDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateEnvelopeWorkflowStepDefinition500Response = ErrorDetails;

/**
 * Change a step of the workflow of an envelope.
 *
 * Changes a step of the workflow of an envelope, for example its delay. Omitted fields are not
 * changed. If the body has a `workflowStepId`, it must be that of the path. A step that the envelope
 * has left cannot be changed. If its delay is running, only the delay can be changed, which starts
 * the countdown again. The rules for selecting recipients cannot be changed after the envelope was
 * sent. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_updateEnvelopeWorkflowStepDefinition`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateEnvelopeWorkflowStepDefinitionResponses {
    /** The step after the change. */
    200: EnvelopesUpdateEnvelopeWorkflowStepDefinition200Response;
    /** The request is invalid, or the envelope has already left the step. */
    400: EnvelopesUpdateEnvelopeWorkflowStepDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateEnvelopeWorkflowStepDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateEnvelopeWorkflowStepDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateEnvelopeWorkflowStepDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateEnvelopeWorkflowStepDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateEnvelopeWorkflowStepDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateEnvelopeWorkflowStepDefinition500Response;
}

/**
 * The error codes that `Envelopes_updateEnvelopeWorkflowStepDefinition` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 * - `WORKFLOW_UPDATE_NOT_ALLOWED` (400): The envelope has already reached this part of its workflow: a delay has started or is over, a step is finished, or the envelope was sent. A running delay can still be changed.
 * - `WORKFLOW_UPDATE_RECIPIENTROUTING_NOT_ALLOWED` (400): The rules of a workflow step that select recipients cannot be changed after the envelope was sent. Change them while it is a draft.
 */
export type EnvelopesUpdateEnvelopeWorkflowStepDefinitionErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT' | 'WORKFLOW_UPDATE_NOT_ALLOWED' | 'WORKFLOW_UPDATE_RECIPIENTROUTING_NOT_ALLOWED';

/**
 * Parameters in the path of `Envelopes_deleteEnvelopeWorkflowStepDefinition`.
 */
export interface EnvelopesDeleteEnvelopeWorkflowStepDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 41d7b0e9-6c25-4f83-9ae4-7b3f08d5c612
     */
    workflowStepId: string;
}

/**
 * Headers of `Envelopes_deleteEnvelopeWorkflowStepDefinition`.
 */
export interface EnvelopesDeleteEnvelopeWorkflowStepDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The step was deleted. The response has no body. */
export type EnvelopesDeleteEnvelopeWorkflowStepDefinition200Response = undefined;

/** The request is invalid, or the envelope has already reached the step. */
export type EnvelopesDeleteEnvelopeWorkflowStepDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesDeleteEnvelopeWorkflowStepDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesDeleteEnvelopeWorkflowStepDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesDeleteEnvelopeWorkflowStepDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesDeleteEnvelopeWorkflowStepDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesDeleteEnvelopeWorkflowStepDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesDeleteEnvelopeWorkflowStepDefinition500Response = ErrorDetails;

/**
 * Delete a step of the workflow of an envelope.
 *
 * Deletes a step, so that the envelope does not wait before these recipients. A step that the
 * envelope has left cannot be deleted, and neither can one with a running delay. An envelope that is
 * paused at the step without a delay resumes. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `Envelopes_deleteEnvelopeWorkflowStepDefinition`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}`
 *
 * The responses, by status.
 */
export interface EnvelopesDeleteEnvelopeWorkflowStepDefinitionResponses {
    /** The step was deleted. The response has no body. */
    200: EnvelopesDeleteEnvelopeWorkflowStepDefinition200Response;
    /** The request is invalid, or the envelope has already reached the step. */
    400: EnvelopesDeleteEnvelopeWorkflowStepDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesDeleteEnvelopeWorkflowStepDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesDeleteEnvelopeWorkflowStepDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesDeleteEnvelopeWorkflowStepDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesDeleteEnvelopeWorkflowStepDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesDeleteEnvelopeWorkflowStepDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesDeleteEnvelopeWorkflowStepDefinition500Response;
}

/**
 * The error codes that `Envelopes_deleteEnvelopeWorkflowStepDefinition` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document contains the anchor string of a tab. Correct the string, or set `anchorIgnoreIfNotPresent` if the tab can be omitted.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `ENVELOPE_IS_INCOMPLETE` (400): The envelope cannot be sent because a document, a recipient, the subject or the value of a required field is missing. Add what is missing, or keep the envelope as a draft.
 * - `INVALID_USER_OFFSET` (400): The offset of an anchored tab puts the tab beside its page. Correct its `anchorXOffset`.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 * - `WORKFLOW_UPDATE_NOT_ALLOWED` (400): The envelope has already reached this part of its workflow: a delay has started or is over, a step is finished, or the envelope was sent. A running delay can still be changed.
 */
export type EnvelopesDeleteEnvelopeWorkflowStepDefinitionErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ANCHOR_TAB_STRING_NOT_FOUND' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'ENVELOPE_IS_INCOMPLETE' | 'INVALID_USER_OFFSET' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT' | 'WORKFLOW_UPDATE_NOT_ALLOWED';

/**
 * Parameters in the path of `Envelopes_getEnvelopeDelayedRoutingDefinition`.
 */
export interface EnvelopesGetEnvelopeDelayedRoutingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 41d7b0e9-6c25-4f83-9ae4-7b3f08d5c612
     */
    workflowStepId: string;
}

/** The delay and its status. */
export type EnvelopesGetEnvelopeDelayedRoutingDefinition200Response = DelayedRoutingApiModel;

/** The request is invalid, or the envelope does not exist. */
export type EnvelopesGetEnvelopeDelayedRoutingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetEnvelopeDelayedRoutingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetEnvelopeDelayedRoutingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetEnvelopeDelayedRoutingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetEnvelopeDelayedRoutingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetEnvelopeDelayedRoutingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetEnvelopeDelayedRoutingDefinition500Response = ErrorDetails;

/**
 * Read the delay of a step in the workflow of an envelope.
 *
 * Returns the delay of a step and whether its countdown has started. `resumeDate` is the end of the
 * delay, as soon as that is known. A step without a delay gets the error `RESOURCE_NOT_FOUND`.
 *
 * `Envelopes_getEnvelopeDelayedRoutingDefinition`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}/delayedRouting`
 *
 * The responses, by status.
 */
export interface EnvelopesGetEnvelopeDelayedRoutingDefinitionResponses {
    /** The delay and its status. */
    200: EnvelopesGetEnvelopeDelayedRoutingDefinition200Response;
    /** The request is invalid, or the envelope does not exist. */
    400: EnvelopesGetEnvelopeDelayedRoutingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetEnvelopeDelayedRoutingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetEnvelopeDelayedRoutingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetEnvelopeDelayedRoutingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetEnvelopeDelayedRoutingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetEnvelopeDelayedRoutingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetEnvelopeDelayedRoutingDefinition500Response;
}

/**
 * The error codes that `Envelopes_getEnvelopeDelayedRoutingDefinition` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetEnvelopeDelayedRoutingDefinitionErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateEnvelopeDelayedRoutingDefinition`.
 */
export interface EnvelopesUpdateEnvelopeDelayedRoutingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 41d7b0e9-6c25-4f83-9ae4-7b3f08d5c612
     */
    workflowStepId: string;
}

/**
 * Headers of `Envelopes_updateEnvelopeDelayedRoutingDefinition`.
 */
export interface EnvelopesUpdateEnvelopeDelayedRoutingDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The new delay. */
export type EnvelopesUpdateEnvelopeDelayedRoutingDefinitionBody = DelayedRoutingApiModel;

/** The delay after the change. */
export type EnvelopesUpdateEnvelopeDelayedRoutingDefinition200Response = DelayedRoutingApiModel;

/** The request is invalid, or the delay is over. */
export type EnvelopesUpdateEnvelopeDelayedRoutingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateEnvelopeDelayedRoutingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateEnvelopeDelayedRoutingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateEnvelopeDelayedRoutingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateEnvelopeDelayedRoutingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateEnvelopeDelayedRoutingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateEnvelopeDelayedRoutingDefinition500Response = ErrorDetails;

/**
 * Change the delay of a step in the workflow of an envelope.
 *
 * Sets or changes the delay of a step, as long as the delay is not over. If the countdown has
 * started, it starts again with the new delay. To end a running delay, set it to a minute. If the
 * caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_updateEnvelopeDelayedRoutingDefinition`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}/delayedRouting`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateEnvelopeDelayedRoutingDefinitionResponses {
    /** The delay after the change. */
    200: EnvelopesUpdateEnvelopeDelayedRoutingDefinition200Response;
    /** The request is invalid, or the delay is over. */
    400: EnvelopesUpdateEnvelopeDelayedRoutingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateEnvelopeDelayedRoutingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateEnvelopeDelayedRoutingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateEnvelopeDelayedRoutingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateEnvelopeDelayedRoutingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateEnvelopeDelayedRoutingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateEnvelopeDelayedRoutingDefinition500Response;
}

/**
 * The error codes that `Envelopes_updateEnvelopeDelayedRoutingDefinition` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 * - `WORKFLOW_UPDATE_NOT_ALLOWED` (400): The envelope has already reached this part of its workflow: a delay has started or is over, a step is finished, or the envelope was sent. A running delay can still be changed.
 */
export type EnvelopesUpdateEnvelopeDelayedRoutingDefinitionErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT' | 'WORKFLOW_UPDATE_NOT_ALLOWED';

/**
 * Parameters in the path of `Envelopes_deleteEnvelopeDelayedRoutingDefinition`.
 */
export interface EnvelopesDeleteEnvelopeDelayedRoutingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 41d7b0e9-6c25-4f83-9ae4-7b3f08d5c612
     */
    workflowStepId: string;
}

/**
 * Headers of `Envelopes_deleteEnvelopeDelayedRoutingDefinition`.
 */
export interface EnvelopesDeleteEnvelopeDelayedRoutingDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The delay was deleted. The response has no body. */
export type EnvelopesDeleteEnvelopeDelayedRoutingDefinition200Response = undefined;

/** The request is invalid, or the countdown has already started. */
export type EnvelopesDeleteEnvelopeDelayedRoutingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesDeleteEnvelopeDelayedRoutingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesDeleteEnvelopeDelayedRoutingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesDeleteEnvelopeDelayedRoutingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesDeleteEnvelopeDelayedRoutingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesDeleteEnvelopeDelayedRoutingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesDeleteEnvelopeDelayedRoutingDefinition500Response = ErrorDetails;

/**
 * Delete the delay of a step in the workflow of an envelope.
 *
 * Deletes the delay of a step before its countdown starts. The step remains: the envelope is paused
 * there until `workflowStatus` is set to `in_progress`. To remove the pause as well, delete the step
 * with `Envelopes_deleteEnvelopeWorkflowStepDefinition`. If the caller holds a lock on the envelope,
 * send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_deleteEnvelopeDelayedRoutingDefinition`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow/steps/{workflowStepId}/delayedRouting`
 *
 * The responses, by status.
 */
export interface EnvelopesDeleteEnvelopeDelayedRoutingDefinitionResponses {
    /** The delay was deleted. The response has no body. */
    200: EnvelopesDeleteEnvelopeDelayedRoutingDefinition200Response;
    /** The request is invalid, or the countdown has already started. */
    400: EnvelopesDeleteEnvelopeDelayedRoutingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesDeleteEnvelopeDelayedRoutingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesDeleteEnvelopeDelayedRoutingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesDeleteEnvelopeDelayedRoutingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesDeleteEnvelopeDelayedRoutingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesDeleteEnvelopeDelayedRoutingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesDeleteEnvelopeDelayedRoutingDefinition500Response;
}

/**
 * The error codes that `Envelopes_deleteEnvelopeDelayedRoutingDefinition` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 * - `WORKFLOW_UPDATE_NOT_ALLOWED` (400): The envelope has already reached this part of its workflow: a delay has started or is over, a step is finished, or the envelope was sent. A running delay can still be changed.
 */
export type EnvelopesDeleteEnvelopeDelayedRoutingDefinitionErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT' | 'WORKFLOW_UPDATE_NOT_ALLOWED';

/**
 * Parameters in the path of `Envelopes_getTemplateScheduledSendingDefinition`.
 */
export interface EnvelopesGetTemplateScheduledSendingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
}

/** The schedule and its status. */
export type EnvelopesGetTemplateScheduledSendingDefinition200Response = ScheduledSendingApiModel;

/** The request is invalid, or the template does not exist. */
export type EnvelopesGetTemplateScheduledSendingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetTemplateScheduledSendingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetTemplateScheduledSendingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetTemplateScheduledSendingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetTemplateScheduledSendingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetTemplateScheduledSendingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetTemplateScheduledSendingDefinition500Response = ErrorDetails;

/**
 * Read the schedule for sending of a template.
 *
 * Returns the schedule for sending that envelopes get when they are created from the template. A
 * template without a schedule gets the error `RESOURCE_NOT_FOUND`.
 *
 * `Envelopes_getTemplateScheduledSendingDefinition`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/workflow/scheduledSending`
 *
 * The responses, by status.
 */
export interface EnvelopesGetTemplateScheduledSendingDefinitionResponses {
    /** The schedule and its status. */
    200: EnvelopesGetTemplateScheduledSendingDefinition200Response;
    /** The request is invalid, or the template does not exist. */
    400: EnvelopesGetTemplateScheduledSendingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetTemplateScheduledSendingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetTemplateScheduledSendingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetTemplateScheduledSendingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetTemplateScheduledSendingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetTemplateScheduledSendingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetTemplateScheduledSendingDefinition500Response;
}

/**
 * The error codes that `Envelopes_getTemplateScheduledSendingDefinition` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 */
export type EnvelopesGetTemplateScheduledSendingDefinitionErrorCode = 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID';

/**
 * Parameters in the path of `Envelopes_updateTemplateScheduledSendingDefinition`.
 */
export interface EnvelopesUpdateTemplateScheduledSendingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
}

/**
 * Headers of `Envelopes_updateTemplateScheduledSendingDefinition`.
 */
export interface EnvelopesUpdateTemplateScheduledSendingDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The new schedule. */
export type EnvelopesUpdateTemplateScheduledSendingDefinitionBody = ScheduledSendingApiModel;

/** The schedule after the change. */
export type EnvelopesUpdateTemplateScheduledSendingDefinition200Response = ScheduledSendingApiModel;

/** The request is invalid. */
export type EnvelopesUpdateTemplateScheduledSendingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateTemplateScheduledSendingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateTemplateScheduledSendingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateTemplateScheduledSendingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateTemplateScheduledSendingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateTemplateScheduledSendingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateTemplateScheduledSendingDefinition500Response = ErrorDetails;

/**
 * Change the schedule for sending of a template.
 *
 * Sets or changes the schedule for sending that envelopes get when they are created from the
 * template. The template must have a workflow. The rules of a template can only be durations
 * (`delay`), not dates. Envelopes that were created from the template before are not changed. If the
 * caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_updateTemplateScheduledSendingDefinition`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/workflow/scheduledSending`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateTemplateScheduledSendingDefinitionResponses {
    /** The schedule after the change. */
    200: EnvelopesUpdateTemplateScheduledSendingDefinition200Response;
    /** The request is invalid. */
    400: EnvelopesUpdateTemplateScheduledSendingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateTemplateScheduledSendingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateTemplateScheduledSendingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateTemplateScheduledSendingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateTemplateScheduledSendingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateTemplateScheduledSendingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateTemplateScheduledSendingDefinition500Response;
}

/**
 * The error codes that `Envelopes_updateTemplateScheduledSendingDefinition` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopesUpdateTemplateScheduledSendingDefinitionErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_deleteTemplateScheduledSendingDefinition`.
 */
export interface EnvelopesDeleteTemplateScheduledSendingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
}

/**
 * Headers of `Envelopes_deleteTemplateScheduledSendingDefinition`.
 */
export interface EnvelopesDeleteTemplateScheduledSendingDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The template has no schedule. The response has no body. */
export type EnvelopesDeleteTemplateScheduledSendingDefinition200Response = undefined;

/** The request is invalid, or the template does not exist. */
export type EnvelopesDeleteTemplateScheduledSendingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesDeleteTemplateScheduledSendingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesDeleteTemplateScheduledSendingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesDeleteTemplateScheduledSendingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesDeleteTemplateScheduledSendingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesDeleteTemplateScheduledSendingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesDeleteTemplateScheduledSendingDefinition500Response = ErrorDetails;

/**
 * Delete the schedule for sending of a template.
 *
 * Deletes the schedule for sending, so that envelopes that are created from the template are sent
 * immediately. Envelopes that were created from the template before are not changed. If the caller
 * holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_deleteTemplateScheduledSendingDefinition`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/workflow/scheduledSending`
 *
 * The responses, by status.
 */
export interface EnvelopesDeleteTemplateScheduledSendingDefinitionResponses {
    /** The template has no schedule. The response has no body. */
    200: EnvelopesDeleteTemplateScheduledSendingDefinition200Response;
    /** The request is invalid, or the template does not exist. */
    400: EnvelopesDeleteTemplateScheduledSendingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesDeleteTemplateScheduledSendingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesDeleteTemplateScheduledSendingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesDeleteTemplateScheduledSendingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesDeleteTemplateScheduledSendingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesDeleteTemplateScheduledSendingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesDeleteTemplateScheduledSendingDefinition500Response;
}

/**
 * The error codes that `Envelopes_deleteTemplateScheduledSendingDefinition` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopesDeleteTemplateScheduledSendingDefinitionErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_createTemplateWorkflowStepDefinition`.
 */
export interface EnvelopesCreateTemplateWorkflowStepDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
}

/**
 * Headers of `Envelopes_createTemplateWorkflowStepDefinition`.
 */
export interface EnvelopesCreateTemplateWorkflowStepDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The new step. */
export type EnvelopesCreateTemplateWorkflowStepDefinitionBody = WorkflowStep;

/** The step was added. The response contains its ID. */
export type EnvelopesCreateTemplateWorkflowStepDefinition201Response = WorkflowStep;

/** The request is invalid. */
export type EnvelopesCreateTemplateWorkflowStepDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesCreateTemplateWorkflowStepDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesCreateTemplateWorkflowStepDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesCreateTemplateWorkflowStepDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesCreateTemplateWorkflowStepDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesCreateTemplateWorkflowStepDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesCreateTemplateWorkflowStepDefinition500Response = ErrorDetails;

/**
 * Add a step to the workflow of a template.
 *
 * Adds a step to the workflow of a template. The service assigns the ID of the step, so the request
 * must not contain one. If the template has no workflow, it gets one. The rules of a template can
 * only be durations (`delay`), not dates. Envelopes that were created from the template before are
 * not changed. If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_createTemplateWorkflowStepDefinition`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps`
 *
 * The responses, by status.
 */
export interface EnvelopesCreateTemplateWorkflowStepDefinitionResponses {
    /** The step was added. The response contains its ID. */
    201: EnvelopesCreateTemplateWorkflowStepDefinition201Response;
    /** The request is invalid. */
    400: EnvelopesCreateTemplateWorkflowStepDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesCreateTemplateWorkflowStepDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesCreateTemplateWorkflowStepDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesCreateTemplateWorkflowStepDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesCreateTemplateWorkflowStepDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesCreateTemplateWorkflowStepDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesCreateTemplateWorkflowStepDefinition500Response;
}

/**
 * The error codes that `Envelopes_createTemplateWorkflowStepDefinition` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopesCreateTemplateWorkflowStepDefinitionErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_getTemplateWorkflowStepDefinition`.
 */
export interface EnvelopesGetTemplateWorkflowStepDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 9e60c4a8-2d73-4b1f-85ca-d1f7396e0b24
     */
    workflowStepId: string;
}

/** The step. */
export type EnvelopesGetTemplateWorkflowStepDefinition200Response = WorkflowStep;

/** The request is invalid, or the template does not exist. */
export type EnvelopesGetTemplateWorkflowStepDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetTemplateWorkflowStepDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetTemplateWorkflowStepDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetTemplateWorkflowStepDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetTemplateWorkflowStepDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetTemplateWorkflowStepDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetTemplateWorkflowStepDefinition500Response = ErrorDetails;

/**
 * Read a step of the workflow of a template.
 *
 * Returns a step of the workflow of a template.
 *
 * `Envelopes_getTemplateWorkflowStepDefinition`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}`
 *
 * The responses, by status.
 */
export interface EnvelopesGetTemplateWorkflowStepDefinitionResponses {
    /** The step. */
    200: EnvelopesGetTemplateWorkflowStepDefinition200Response;
    /** The request is invalid, or the template does not exist. */
    400: EnvelopesGetTemplateWorkflowStepDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetTemplateWorkflowStepDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetTemplateWorkflowStepDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetTemplateWorkflowStepDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetTemplateWorkflowStepDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetTemplateWorkflowStepDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetTemplateWorkflowStepDefinition500Response;
}

/**
 * The error codes that `Envelopes_getTemplateWorkflowStepDefinition` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 */
export type EnvelopesGetTemplateWorkflowStepDefinitionErrorCode = 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID';

/**
 * Parameters in the path of `Envelopes_updateTemplateWorkflowStepDefinition`.
 */
export interface EnvelopesUpdateTemplateWorkflowStepDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 9e60c4a8-2d73-4b1f-85ca-d1f7396e0b24
     */
    workflowStepId: string;
}

/**
 * Headers of `Envelopes_updateTemplateWorkflowStepDefinition`.
 */
export interface EnvelopesUpdateTemplateWorkflowStepDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to change. */
export type EnvelopesUpdateTemplateWorkflowStepDefinitionBody = WorkflowStep;

/** The step after the change. */
export type EnvelopesUpdateTemplateWorkflowStepDefinition200Response = WorkflowStep;

/** The request is invalid. */
export type EnvelopesUpdateTemplateWorkflowStepDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateTemplateWorkflowStepDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateTemplateWorkflowStepDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateTemplateWorkflowStepDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateTemplateWorkflowStepDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateTemplateWorkflowStepDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateTemplateWorkflowStepDefinition500Response = ErrorDetails;

/**
 * Change a step of the workflow of a template.
 *
 * Changes a step of the workflow of a template. Omitted fields are not changed. If the body has a
 * `workflowStepId`, it must be that of the path. The rules of a template can only be durations
 * (`delay`), not dates. Envelopes that were created from the template before are not changed. If the
 * caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_updateTemplateWorkflowStepDefinition`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateTemplateWorkflowStepDefinitionResponses {
    /** The step after the change. */
    200: EnvelopesUpdateTemplateWorkflowStepDefinition200Response;
    /** The request is invalid. */
    400: EnvelopesUpdateTemplateWorkflowStepDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateTemplateWorkflowStepDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateTemplateWorkflowStepDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateTemplateWorkflowStepDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateTemplateWorkflowStepDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateTemplateWorkflowStepDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateTemplateWorkflowStepDefinition500Response;
}

/**
 * The error codes that `Envelopes_updateTemplateWorkflowStepDefinition` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopesUpdateTemplateWorkflowStepDefinitionErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_deleteTemplateWorkflowStepDefinition`.
 */
export interface EnvelopesDeleteTemplateWorkflowStepDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 9e60c4a8-2d73-4b1f-85ca-d1f7396e0b24
     */
    workflowStepId: string;
}

/**
 * Headers of `Envelopes_deleteTemplateWorkflowStepDefinition`.
 */
export interface EnvelopesDeleteTemplateWorkflowStepDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The step was deleted. The response has no body. */
export type EnvelopesDeleteTemplateWorkflowStepDefinition200Response = undefined;

/** The request is invalid, or the template does not exist. */
export type EnvelopesDeleteTemplateWorkflowStepDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesDeleteTemplateWorkflowStepDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesDeleteTemplateWorkflowStepDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesDeleteTemplateWorkflowStepDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesDeleteTemplateWorkflowStepDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesDeleteTemplateWorkflowStepDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesDeleteTemplateWorkflowStepDefinition500Response = ErrorDetails;

/**
 * Delete a step of the workflow of a template.
 *
 * Deletes a step of the workflow of a template. Envelopes that were created from the template before
 * are not changed. If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_deleteTemplateWorkflowStepDefinition`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}`
 *
 * The responses, by status.
 */
export interface EnvelopesDeleteTemplateWorkflowStepDefinitionResponses {
    /** The step was deleted. The response has no body. */
    200: EnvelopesDeleteTemplateWorkflowStepDefinition200Response;
    /** The request is invalid, or the template does not exist. */
    400: EnvelopesDeleteTemplateWorkflowStepDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesDeleteTemplateWorkflowStepDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesDeleteTemplateWorkflowStepDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesDeleteTemplateWorkflowStepDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesDeleteTemplateWorkflowStepDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesDeleteTemplateWorkflowStepDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesDeleteTemplateWorkflowStepDefinition500Response;
}

/**
 * The error codes that `Envelopes_deleteTemplateWorkflowStepDefinition` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopesDeleteTemplateWorkflowStepDefinitionErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_getTemplateDelayedRoutingDefinition`.
 */
export interface EnvelopesGetTemplateDelayedRoutingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 9e60c4a8-2d73-4b1f-85ca-d1f7396e0b24
     */
    workflowStepId: string;
}

/** The delay and its status. */
export type EnvelopesGetTemplateDelayedRoutingDefinition200Response = DelayedRoutingApiModel;

/** The request is invalid, or the template does not exist. */
export type EnvelopesGetTemplateDelayedRoutingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetTemplateDelayedRoutingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetTemplateDelayedRoutingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetTemplateDelayedRoutingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetTemplateDelayedRoutingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetTemplateDelayedRoutingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetTemplateDelayedRoutingDefinition500Response = ErrorDetails;

/**
 * Read the delay of a step in the workflow of a template.
 *
 * Returns the delay of a step in the workflow of a template. A step without a delay gets the error
 * `RESOURCE_NOT_FOUND`.
 *
 * `Envelopes_getTemplateDelayedRoutingDefinition`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}/delayedRouting`
 *
 * The responses, by status.
 */
export interface EnvelopesGetTemplateDelayedRoutingDefinitionResponses {
    /** The delay and its status. */
    200: EnvelopesGetTemplateDelayedRoutingDefinition200Response;
    /** The request is invalid, or the template does not exist. */
    400: EnvelopesGetTemplateDelayedRoutingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetTemplateDelayedRoutingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetTemplateDelayedRoutingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetTemplateDelayedRoutingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetTemplateDelayedRoutingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetTemplateDelayedRoutingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetTemplateDelayedRoutingDefinition500Response;
}

/**
 * The error codes that `Envelopes_getTemplateDelayedRoutingDefinition` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 */
export type EnvelopesGetTemplateDelayedRoutingDefinitionErrorCode = 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID';

/**
 * Parameters in the path of `Envelopes_updateTemplateDelayedRoutingDefinition`.
 */
export interface EnvelopesUpdateTemplateDelayedRoutingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 9e60c4a8-2d73-4b1f-85ca-d1f7396e0b24
     */
    workflowStepId: string;
}

/**
 * Headers of `Envelopes_updateTemplateDelayedRoutingDefinition`.
 */
export interface EnvelopesUpdateTemplateDelayedRoutingDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The new delay. */
export type EnvelopesUpdateTemplateDelayedRoutingDefinitionBody = DelayedRoutingApiModel;

/** The delay after the change. */
export type EnvelopesUpdateTemplateDelayedRoutingDefinition200Response = DelayedRoutingApiModel;

/** The request is invalid. */
export type EnvelopesUpdateTemplateDelayedRoutingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateTemplateDelayedRoutingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateTemplateDelayedRoutingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateTemplateDelayedRoutingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateTemplateDelayedRoutingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateTemplateDelayedRoutingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateTemplateDelayedRoutingDefinition500Response = ErrorDetails;

/**
 * Change the delay of a step in the workflow of a template.
 *
 * Sets or changes the delay of a step in the workflow of a template. The rules of a template can
 * only be durations (`delay`), not dates. Envelopes that were created from the template before are
 * not changed. If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_updateTemplateDelayedRoutingDefinition`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}/delayedRouting`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateTemplateDelayedRoutingDefinitionResponses {
    /** The delay after the change. */
    200: EnvelopesUpdateTemplateDelayedRoutingDefinition200Response;
    /** The request is invalid. */
    400: EnvelopesUpdateTemplateDelayedRoutingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateTemplateDelayedRoutingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateTemplateDelayedRoutingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateTemplateDelayedRoutingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateTemplateDelayedRoutingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateTemplateDelayedRoutingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateTemplateDelayedRoutingDefinition500Response;
}

/**
 * The error codes that `Envelopes_updateTemplateDelayedRoutingDefinition` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopesUpdateTemplateDelayedRoutingDefinitionErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_deleteTemplateDelayedRoutingDefinition`.
 */
export interface EnvelopesDeleteTemplateDelayedRoutingDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
    /**
     * The GUID of the workflow step. The service assigns it.
     *
     * @example 9e60c4a8-2d73-4b1f-85ca-d1f7396e0b24
     */
    workflowStepId: string;
}

/**
 * Headers of `Envelopes_deleteTemplateDelayedRoutingDefinition`.
 */
export interface EnvelopesDeleteTemplateDelayedRoutingDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The delay was deleted. The response has no body. */
export type EnvelopesDeleteTemplateDelayedRoutingDefinition200Response = undefined;

/** The request is invalid, or the template does not exist. */
export type EnvelopesDeleteTemplateDelayedRoutingDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesDeleteTemplateDelayedRoutingDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesDeleteTemplateDelayedRoutingDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesDeleteTemplateDelayedRoutingDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesDeleteTemplateDelayedRoutingDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesDeleteTemplateDelayedRoutingDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesDeleteTemplateDelayedRoutingDefinition500Response = ErrorDetails;

/**
 * Delete the delay of a step in the workflow of a template.
 *
 * Deletes the delay of a step in the workflow of a template. The step remains: envelopes that are
 * created from the template are paused there until they are resumed. Envelopes that were created
 * from the template before are not changed. If the caller holds a lock on the template, send it in
 * `X-DocuSign-Edit`.
 *
 * `Envelopes_deleteTemplateDelayedRoutingDefinition`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/workflow/steps/{workflowStepId}/delayedRouting`
 *
 * The responses, by status.
 */
export interface EnvelopesDeleteTemplateDelayedRoutingDefinitionResponses {
    /** The delay was deleted. The response has no body. */
    200: EnvelopesDeleteTemplateDelayedRoutingDefinition200Response;
    /** The request is invalid, or the template does not exist. */
    400: EnvelopesDeleteTemplateDelayedRoutingDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesDeleteTemplateDelayedRoutingDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesDeleteTemplateDelayedRoutingDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesDeleteTemplateDelayedRoutingDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesDeleteTemplateDelayedRoutingDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesDeleteTemplateDelayedRoutingDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesDeleteTemplateDelayedRoutingDefinition500Response;
}

/**
 * The error codes that `Envelopes_deleteTemplateDelayedRoutingDefinition` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopesDeleteTemplateDelayedRoutingDefinitionErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Envelopes_getPageImages`.
 */
export interface EnvelopesGetPageImagesParams {
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
     * The ID of the document, as assigned by the sender.
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
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The resolution of the images, in dots per inch. The default is set by the service.
     *
     * @example 150
     */
    dpi?: string | undefined;
    /**
     * The maximum height of an image, in pixels. A taller page is scaled down.
     *
     * @example 1754
     */
    max_height?: string | undefined;
    /**
     * The maximum width of an image, in pixels. A wider page is scaled down.
     *
     * @example 1240
     */
    max_width?: string | undefined;
    /**
     * Specifies whether the service reads the page data again instead of using its cache.
     *
     * @example true
     */
    nocache?: ("true" | "false") | undefined;
    /**
     * Specifies whether fields that recipients changed are highlighted.
     *
     * @example false
     */
    show_changes?: ("true" | "false") | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One page of the list. */
export type EnvelopesGetPageImages200Response = PageImages;

/** The document does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopesGetPageImages400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetPageImages401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetPageImages403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetPageImages404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetPageImages405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetPageImages429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetPageImages500Response = ErrorDetails;

/**
 * List the pages of a document with their images.
 *
 * Returns the pages of a document of an envelope with the sizes of their images at the requested
 * resolution. The images themselves are requested one by one.
 *
 * A document that is hidden from a recipient does not have any pages for that recipient. The list is
 * paged: `start_position` and `count` select a page.
 *
 * `Envelopes_getPageImages`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages`
 *
 * The responses, by status.
 */
export interface EnvelopesGetPageImagesResponses {
    /** One page of the list. */
    200: EnvelopesGetPageImages200Response;
    /** The document does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopesGetPageImages400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetPageImages401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetPageImages403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetPageImages404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetPageImages405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetPageImages429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetPageImages500Response;
}

/**
 * The error codes that `Envelopes_getPageImages` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetPageImagesErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_deleteDocumentPage`.
 */
export interface EnvelopesDeleteDocumentPageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example f27b6a08-4e1d-4c95-b3a2-60d8e7c1594b
     */
    envelopeId: string;
    /**
     * The 1-based number of the page of the document.
     *
     * @example 1
     */
    pageNumber: string;
    /**
     * The ID of the document, as assigned by the sender.
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
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The page was deleted. The response has no body. */
export type EnvelopesDeleteDocumentPage200Response = undefined;

/** The page does not exist, or the envelope is not a draft or is locked. */
export type EnvelopesDeleteDocumentPage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesDeleteDocumentPage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesDeleteDocumentPage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesDeleteDocumentPage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesDeleteDocumentPage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesDeleteDocumentPage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesDeleteDocumentPage500Response = ErrorDetails;

/**
 * Delete a page of a document.
 *
 * Deletes one page of a document. The following pages move up. The envelope must be a draft, and the
 * caller must be its sender. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * `Envelopes_deleteDocumentPage`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}`
 *
 * The responses, by status.
 */
export interface EnvelopesDeleteDocumentPageResponses {
    /** The page was deleted. The response has no body. */
    200: EnvelopesDeleteDocumentPage200Response;
    /** The page does not exist, or the envelope is not a draft or is locked. */
    400: EnvelopesDeleteDocumentPage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesDeleteDocumentPage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesDeleteDocumentPage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesDeleteDocumentPage404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesDeleteDocumentPage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesDeleteDocumentPage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesDeleteDocumentPage500Response;
}

/**
 * The error codes that `Envelopes_deleteDocumentPage` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document does not have a page with this number. Page numbers start at 1. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesDeleteDocumentPageErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'PAGE_IMAGE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getPageImage`.
 */
export interface EnvelopesGetPageImageParams {
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
     * The 1-based number of the page of the document.
     *
     * @example 1
     */
    pageNumber: string;
    /**
     * The ID of the document, as assigned by the sender.
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
     * The resolution of the images, in dots per inch. The default is set by the service.
     *
     * @example 150
     */
    dpi?: string | undefined;
    /**
     * The maximum height of an image, in pixels. A taller page is scaled down.
     *
     * @example 1754
     */
    max_height?: string | undefined;
    /**
     * The maximum width of an image, in pixels. A wider page is scaled down.
     *
     * @example 1240
     */
    max_width?: string | undefined;
    /**
     * Specifies whether fields that recipients changed are highlighted.
     *
     * @example false
     */
    show_changes?: ("true" | "false") | undefined;
}

/** The PNG image. */
export type EnvelopesGetPageImage200Response = Blob;

/** The page does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopesGetPageImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetPageImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetPageImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetPageImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetPageImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetPageImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetPageImage500Response = ErrorDetails;

/**
 * Read the image of a page.
 *
 * Returns one page of a document as a PNG image. `dpi` sets the resolution. `max_width` and
 * `max_height` limit the size of the image, which keeps its proportions.
 *
 * A document that is hidden from a recipient does not have any pages for that recipient.
 *
 * `Envelopes_getPageImage`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image`
 *
 * The responses, by status.
 */
export interface EnvelopesGetPageImageResponses {
    /** The PNG image. */
    200: EnvelopesGetPageImage200Response;
    /** The page does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopesGetPageImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetPageImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetPageImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetPageImage404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetPageImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetPageImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetPageImage500Response;
}

/**
 * The error codes that `Envelopes_getPageImage` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `API_REQUEST_IS_THROTTLED` (400): The same document is being downloaded too many times at once. Wait until the other downloads finish, then repeat the request.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document does not have a page with this number. Page numbers start at 1. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetPageImageErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'API_REQUEST_IS_THROTTLED' | 'DOCUMENT_DOES_NOT_EXIST' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'PAGE_IMAGE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_rotateDocumentPage`.
 */
export interface EnvelopesRotateDocumentPageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example f27b6a08-4e1d-4c95-b3a2-60d8e7c1594b
     */
    envelopeId: string;
    /**
     * The 1-based number of the page of the document.
     *
     * @example 1
     */
    pageNumber: string;
    /**
     * The ID of the document, as assigned by the sender.
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
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The direction of the rotation. */
export type EnvelopesRotateDocumentPageBody = PageRequest;

/** The page was rotated. The response has no body. */
export type EnvelopesRotateDocumentPage200Response = undefined;

/** The request is invalid, the page does not exist, or the envelope is not a draft or is locked. */
export type EnvelopesRotateDocumentPage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesRotateDocumentPage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesRotateDocumentPage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesRotateDocumentPage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesRotateDocumentPage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesRotateDocumentPage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesRotateDocumentPage500Response = ErrorDetails;

/**
 * Rotate a page of a document.
 *
 * Rotates one page of a document by 90 degrees to the left or to the right, so that signers see it
 * upright. The envelope must be a draft, and the caller must be its sender. If the caller holds a
 * lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_rotateDocumentPage`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image`
 *
 * The responses, by status.
 */
export interface EnvelopesRotateDocumentPageResponses {
    /** The page was rotated. The response has no body. */
    200: EnvelopesRotateDocumentPage200Response;
    /** The request is invalid, the page does not exist, or the envelope is not a draft or is locked. */
    400: EnvelopesRotateDocumentPage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesRotateDocumentPage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesRotateDocumentPage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesRotateDocumentPage404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesRotateDocumentPage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesRotateDocumentPage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesRotateDocumentPage500Response;
}

/**
 * The error codes that `Envelopes_rotateDocumentPage` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document does not have a page with this number. Page numbers start at 1. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesRotateDocumentPageErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PAGE_IMAGE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getRecipientInitialsImage`.
 */
export interface EnvelopesGetRecipientInitialsImageParams {
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
 * Parameters in the query of `Envelopes_getRecipientInitialsImage`.
 */
export interface EnvelopesGetRecipientInitialsImageQueryParams {
    /**
     * Specifies whether the image includes the frame that the service draws around it: the line and the
     * ID of the signature.
     *
     * @example true
     */
    include_chrome?: ("true" | "false") | undefined;
}

/** The GIF image. */
export type EnvelopesGetRecipientInitialsImage200Response = Blob;

/** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopesGetRecipientInitialsImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetRecipientInitialsImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetRecipientInitialsImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetRecipientInitialsImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetRecipientInitialsImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetRecipientInitialsImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetRecipientInitialsImage500Response = ErrorDetails;

/**
 * Read the image of a recipient's initials.
 *
 * Returns the initials that a recipient adopted, as a GIF image. `include_chrome` requests the image
 * with the line and the ID around it. For an old envelope, only that image may be available. If the
 * plain image is missing, request the framed one.
 *
 * `Envelopes_getRecipientInitialsImage`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image`
 *
 * The responses, by status.
 */
export interface EnvelopesGetRecipientInitialsImageResponses {
    /** The GIF image. */
    200: EnvelopesGetRecipientInitialsImage200Response;
    /** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopesGetRecipientInitialsImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetRecipientInitialsImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetRecipientInitialsImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetRecipientInitialsImage404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetRecipientInitialsImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetRecipientInitialsImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetRecipientInitialsImage500Response;
}

/**
 * The error codes that `Envelopes_getRecipientInitialsImage` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetRecipientInitialsImageErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateRecipientInitialsImage`.
 */
export interface EnvelopesUpdateRecipientInitialsImageParams {
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
 * Headers of `Envelopes_updateRecipientInitialsImage`.
 */
export interface EnvelopesUpdateRecipientInitialsImageHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The content of the image. */
export type EnvelopesUpdateRecipientInitialsImageBody = Blob;

/** The image was set. The response has no body. */
export type EnvelopesUpdateRecipientInitialsImage200Response = undefined;

/** The image is invalid, the recipient does not exist, or the envelope is finished or locked. */
export type EnvelopesUpdateRecipientInitialsImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateRecipientInitialsImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateRecipientInitialsImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateRecipientInitialsImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateRecipientInitialsImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateRecipientInitialsImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateRecipientInitialsImage500Response = ErrorDetails;

/**
 * Set the image of a recipient's initials.
 *
 * Replaces the image of a recipient's initials. It is intended for signers without an account and
 * for in-person signers. Users change their own signatures instead.
 *
 * The request body is the GIF image itself, of up to 200 KB. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_updateRecipientInitialsImage`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateRecipientInitialsImageResponses {
    /** The image was set. The response has no body. */
    200: EnvelopesUpdateRecipientInitialsImage200Response;
    /** The image is invalid, the recipient does not exist, or the envelope is finished or locked. */
    400: EnvelopesUpdateRecipientInitialsImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateRecipientInitialsImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateRecipientInitialsImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateRecipientInitialsImage404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateRecipientInitialsImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateRecipientInitialsImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateRecipientInitialsImage500Response;
}

/**
 * The error codes that `Envelopes_updateRecipientInitialsImage` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesUpdateRecipientInitialsImageErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getRecipientSignature`.
 */
export interface EnvelopesGetRecipientSignatureParams {
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

/** The signature that the recipient adopted. */
export type EnvelopesGetRecipientSignature200Response = UserSignature;

/** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopesGetRecipientSignature400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetRecipientSignature401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetRecipientSignature403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetRecipientSignature404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetRecipientSignature405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetRecipientSignature429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetRecipientSignature500Response = ErrorDetails;

/**
 * Read the signature of a recipient.
 *
 * Returns the signature that a recipient adopted, with its font, its initials and the URIs of its
 * images. It is intended for signers without an account and for in-person signers. Users have their
 * own signatures.
 *
 * `Envelopes_getRecipientSignature`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature`
 *
 * The responses, by status.
 */
export interface EnvelopesGetRecipientSignatureResponses {
    /** The signature that the recipient adopted. */
    200: EnvelopesGetRecipientSignature200Response;
    /** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopesGetRecipientSignature400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetRecipientSignature401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetRecipientSignature403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetRecipientSignature404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetRecipientSignature405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetRecipientSignature429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetRecipientSignature500Response;
}

/**
 * The error codes that `Envelopes_getRecipientSignature` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetRecipientSignatureErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getRecipientSignatureImage`.
 */
export interface EnvelopesGetRecipientSignatureImageParams {
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
 * Parameters in the query of `Envelopes_getRecipientSignatureImage`.
 */
export interface EnvelopesGetRecipientSignatureImageQueryParams {
    /**
     * Specifies whether the image includes the frame that the service draws around it: the line and the
     * ID of the signature.
     *
     * @example true
     */
    include_chrome?: ("true" | "false") | undefined;
}

/** The GIF image. */
export type EnvelopesGetRecipientSignatureImage200Response = Blob;

/** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
export type EnvelopesGetRecipientSignatureImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetRecipientSignatureImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetRecipientSignatureImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetRecipientSignatureImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetRecipientSignatureImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetRecipientSignatureImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetRecipientSignatureImage500Response = ErrorDetails;

/**
 * Read the image of a recipient's signature.
 *
 * Returns the signature that a recipient adopted, as a GIF image. `include_chrome` requests the
 * image with the line and the ID around it. For an old envelope, only that image may be available.
 * If the plain image is missing, request the framed one.
 *
 * `Envelopes_getRecipientSignatureImage`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image`
 *
 * The responses, by status.
 */
export interface EnvelopesGetRecipientSignatureImageResponses {
    /** The GIF image. */
    200: EnvelopesGetRecipientSignatureImage200Response;
    /** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
    400: EnvelopesGetRecipientSignatureImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetRecipientSignatureImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetRecipientSignatureImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetRecipientSignatureImage404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetRecipientSignatureImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetRecipientSignatureImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetRecipientSignatureImage500Response;
}

/**
 * The error codes that `Envelopes_getRecipientSignatureImage` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetRecipientSignatureImageErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateRecipientSignatureImage`.
 */
export interface EnvelopesUpdateRecipientSignatureImageParams {
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
 * Headers of `Envelopes_updateRecipientSignatureImage`.
 */
export interface EnvelopesUpdateRecipientSignatureImageHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The content of the image. */
export type EnvelopesUpdateRecipientSignatureImageBody = Blob;

/** The image was set. The response has no body. */
export type EnvelopesUpdateRecipientSignatureImage200Response = undefined;

/** The image is invalid, the recipient does not exist, or the envelope is finished or locked. */
export type EnvelopesUpdateRecipientSignatureImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateRecipientSignatureImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateRecipientSignatureImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateRecipientSignatureImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateRecipientSignatureImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateRecipientSignatureImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateRecipientSignatureImage500Response = ErrorDetails;

/**
 * Set the image of a recipient's signature.
 *
 * Replaces the image of a recipient's signature. It is intended for signers without an account and
 * for in-person signers. Users change their own signatures instead.
 *
 * The request body is the GIF image itself, of up to 200 KB. If the caller holds a lock on the
 * envelope, send it in `X-DocuSign-Edit`.
 *
 * `Envelopes_updateRecipientSignatureImage`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateRecipientSignatureImageResponses {
    /** The image was set. The response has no body. */
    200: EnvelopesUpdateRecipientSignatureImage200Response;
    /** The image is invalid, the recipient does not exist, or the envelope is finished or locked. */
    400: EnvelopesUpdateRecipientSignatureImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateRecipientSignatureImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateRecipientSignatureImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateRecipientSignatureImage404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateRecipientSignatureImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateRecipientSignatureImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateRecipientSignatureImage500Response;
}

/**
 * The error codes that `Envelopes_updateRecipientSignatureImage` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesUpdateRecipientSignatureImageErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_createHistoricalEnvelopePublishTransaction`.
 */
export interface EnvelopesCreateHistoricalEnvelopePublishTransactionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The envelopes, and how their events are sent. */
export type EnvelopesCreateHistoricalEnvelopePublishTransactionBody = ConnectHistoricalEnvelopeRepublish;

/** The transaction, with the number of envelopes that are published. */
export type EnvelopesCreateHistoricalEnvelopePublishTransaction201Response = EnvelopePublishTransaction;

/** The request is invalid, or the caller cannot publish events. */
export type EnvelopesCreateHistoricalEnvelopePublishTransaction400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesCreateHistoricalEnvelopePublishTransaction401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesCreateHistoricalEnvelopePublishTransaction403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesCreateHistoricalEnvelopePublishTransaction404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesCreateHistoricalEnvelopePublishTransaction405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesCreateHistoricalEnvelopePublishTransaction429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesCreateHistoricalEnvelopePublishTransaction500Response = ErrorDetails;

/**
 * Publish the events of past envelopes.
 *
 * Sends messages about envelopes that already exist, for example to a listener that was set up later.
 * Each envelope gets one message about its current status, if the configuration includes the event of
 * that status and the sender of the envelope. The response counts the envelopes; the messages are
 * sent in the background, and the logs of Connect show them like all others.
 *
 * `config` is a configuration with the same rules as for `ConnectConfigurations_create`. If it has the
 * `connectId` of an existing configuration, the messages belong to that one in the logs; its
 * `password`, if `config` does not have one, is used too. Otherwise `config` applies to this request
 * only. A request can have up to 1,000 envelopes. Only administrators of an account with Connect can use this operation.
 *
 * `Envelopes_createHistoricalEnvelopePublishTransaction`, `POST /v2.1/accounts/{accountId}/connect/envelopes/publish/historical`
 *
 * The responses, by status.
 */
export interface EnvelopesCreateHistoricalEnvelopePublishTransactionResponses {
    /** The transaction, with the number of envelopes that are published. */
    201: EnvelopesCreateHistoricalEnvelopePublishTransaction201Response;
    /** The request is invalid, or the caller cannot publish events. */
    400: EnvelopesCreateHistoricalEnvelopePublishTransaction400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesCreateHistoricalEnvelopePublishTransaction401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesCreateHistoricalEnvelopePublishTransaction403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesCreateHistoricalEnvelopePublishTransaction404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesCreateHistoricalEnvelopePublishTransaction405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesCreateHistoricalEnvelopePublishTransaction429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesCreateHistoricalEnvelopePublishTransaction500Response;
}

/**
 * The error codes that `Envelopes_createHistoricalEnvelopePublishTransaction` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT` (400): The account does not have a Connect configuration with this ID. Get the ID from `ConnectConfigurations_list`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type EnvelopesCreateHistoricalEnvelopePublishTransactionErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Envelopes_createEnvelopeComments`.
 */
export interface EnvelopesCreateEnvelopeCommentsParams {
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

/** A question to all recipients. */
export type EnvelopesCreateEnvelopeCommentsBody = CommentsPublish;

/** The comments of the envelope. */
export type EnvelopesCreateEnvelopeComments200Response = CommentHistoryResult;

/** The request is invalid. */
export type EnvelopesCreateEnvelopeComments400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesCreateEnvelopeComments401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesCreateEnvelopeComments403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesCreateEnvelopeComments404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesCreateEnvelopeComments405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesCreateEnvelopeComments429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesCreateEnvelopeComments500Response = ErrorDetails;

/**
 * Add comments to an envelope.
 *
 * Adds comments to the envelope and returns all comments that the caller can read. A comment
 * either continues a thread or begins a new one. The recipients who can read it see it on the
 * signing page, and people whom it mentions are notified. Comments must be enabled for the
 * account.
 *
 * `Envelopes_createEnvelopeComments`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/comments`
 *
 * The responses, by status.
 */
export interface EnvelopesCreateEnvelopeCommentsResponses {
    /** The comments of the envelope. */
    200: EnvelopesCreateEnvelopeComments200Response;
    /** The request is invalid. */
    400: EnvelopesCreateEnvelopeComments400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesCreateEnvelopeComments401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesCreateEnvelopeComments403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesCreateEnvelopeComments404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesCreateEnvelopeComments405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesCreateEnvelopeComments429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesCreateEnvelopeComments500Response;
}

/**
 * The error codes that `Envelopes_createEnvelopeComments` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesCreateEnvelopeCommentsErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getEnvelopesShares`.
 */
export interface EnvelopesGetEnvelopesSharesParams {
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

/** The shares of the envelope. */
export type EnvelopesGetEnvelopesShares200Response = EnvelopesSharesResponse;

/** The request is invalid. */
export type EnvelopesGetEnvelopesShares400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetEnvelopesShares401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetEnvelopesShares403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetEnvelopesShares404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetEnvelopesShares405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetEnvelopesShares429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetEnvelopesShares500Response = ErrorDetails;

/**
 * List the shares of an envelope.
 *
 * Returns the users who have access to the envelope because its sender shared it with them.
 *
 * `Envelopes_getEnvelopesShares`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares`
 *
 * The responses, by status.
 */
export interface EnvelopesGetEnvelopesSharesResponses {
    /** The shares of the envelope. */
    200: EnvelopesGetEnvelopesShares200Response;
    /** The request is invalid. */
    400: EnvelopesGetEnvelopesShares400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetEnvelopesShares401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetEnvelopesShares403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetEnvelopesShares404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetEnvelopesShares405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetEnvelopesShares429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetEnvelopesShares500Response;
}

/**
 * The error codes that `Envelopes_getEnvelopesShares` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetEnvelopesSharesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_createEnvelopesShares`.
 */
export interface EnvelopesCreateEnvelopesSharesParams {
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

/** A user may read the envelope. */
export type EnvelopesCreateEnvelopesSharesBody = EnvelopesSharesRequest;

/** The new shares. */
export type EnvelopesCreateEnvelopesShares201Response = EnvelopesSharesResponse;

/** The request is invalid. */
export type EnvelopesCreateEnvelopesShares400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesCreateEnvelopesShares401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesCreateEnvelopesShares403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesCreateEnvelopesShares404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesCreateEnvelopesShares405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesCreateEnvelopesShares429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesCreateEnvelopesShares500Response = ErrorDetails;

/**
 * Share an envelope with other users.
 *
 * Gives users of the account access to one envelope. It appears in their list of shared
 * envelopes, and they can read or manage it. Each entry succeeds or fails on its own: an entry
 * that fails contains `errorDetails`. Only the sender of the envelope and administrators can
 * share it.
 *
 * `Envelopes_createEnvelopesShares`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares`
 *
 * The responses, by status.
 */
export interface EnvelopesCreateEnvelopesSharesResponses {
    /** The new shares. */
    201: EnvelopesCreateEnvelopesShares201Response;
    /** The request is invalid. */
    400: EnvelopesCreateEnvelopesShares400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesCreateEnvelopesShares401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesCreateEnvelopesShares403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesCreateEnvelopesShares404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesCreateEnvelopesShares405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesCreateEnvelopesShares429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesCreateEnvelopesShares500Response;
}

/**
 * The error codes that `Envelopes_createEnvelopesShares` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesCreateEnvelopesSharesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateEnvelopesShares`.
 */
export interface EnvelopesUpdateEnvelopesSharesParams {
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

/** A user may manage the envelope. */
export type EnvelopesUpdateEnvelopesSharesBody = EnvelopesSharesRequest;

/** The changed shares. */
export type EnvelopesUpdateEnvelopesShares200Response = EnvelopesSharesResponse;

/** The request is invalid. */
export type EnvelopesUpdateEnvelopesShares400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateEnvelopesShares401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateEnvelopesShares403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateEnvelopesShares404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateEnvelopesShares405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateEnvelopesShares429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateEnvelopesShares500Response = ErrorDetails;

/**
 * Change the shares of an envelope.
 *
 * Changes the access of the users in the request. Each entry succeeds or fails on its own: an
 * entry that fails contains `errorDetails`. Users that are omitted keep their access.
 *
 * `Envelopes_updateEnvelopesShares`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateEnvelopesSharesResponses {
    /** The changed shares. */
    200: EnvelopesUpdateEnvelopesShares200Response;
    /** The request is invalid. */
    400: EnvelopesUpdateEnvelopesShares400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateEnvelopesShares401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateEnvelopesShares403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateEnvelopesShares404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateEnvelopesShares405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateEnvelopesShares429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateEnvelopesShares500Response;
}

/**
 * The error codes that `Envelopes_updateEnvelopesShares` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesUpdateEnvelopesSharesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_deleteEnvelopesShares`.
 */
export interface EnvelopesDeleteEnvelopesSharesParams {
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

/** A user loses access. */
export type EnvelopesDeleteEnvelopesSharesBody = EnvelopesSharesRequest;

/** The shares were deleted. The response has no body. */
export type EnvelopesDeleteEnvelopesShares200Response = undefined;

/** The request is invalid. */
export type EnvelopesDeleteEnvelopesShares400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesDeleteEnvelopesShares401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesDeleteEnvelopesShares403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesDeleteEnvelopesShares404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesDeleteEnvelopesShares405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesDeleteEnvelopesShares429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesDeleteEnvelopesShares500Response = ErrorDetails;

/**
 * Stop sharing an envelope with users.
 *
 * Ends the access of the users in the request. Users without access are ignored. The response
 * has no body.
 *
 * `Envelopes_deleteEnvelopesShares`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares`
 *
 * The responses, by status.
 */
export interface EnvelopesDeleteEnvelopesSharesResponses {
    /** The shares were deleted. The response has no body. */
    200: EnvelopesDeleteEnvelopesShares200Response;
    /** The request is invalid. */
    400: EnvelopesDeleteEnvelopesShares400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesDeleteEnvelopesShares401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesDeleteEnvelopesShares403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesDeleteEnvelopesShares404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesDeleteEnvelopesShares405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesDeleteEnvelopesShares429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesDeleteEnvelopesShares500Response;
}

/**
 * The error codes that `Envelopes_deleteEnvelopesShares` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesDeleteEnvelopesSharesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getEnvelopesShare`.
 */
export interface EnvelopesGetEnvelopesShareParams {
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
     * The GUID of the share, as returned when it was created.
     *
     * @example e4a7c1d9-3b58-4f02-8e6a-5c9d2b7f1a80
     */
    shareId: string;
}

/** The share. */
export type EnvelopesGetEnvelopesShare200Response = EnvelopesShareResponse;

/** The request is invalid. */
export type EnvelopesGetEnvelopesShare400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetEnvelopesShare401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetEnvelopesShare403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetEnvelopesShare404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetEnvelopesShare405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetEnvelopesShare429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetEnvelopesShare500Response = ErrorDetails;

/**
 * Read a share of an envelope.
 *
 * Returns one share of the envelope.
 *
 * `Envelopes_getEnvelopesShare`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}`
 *
 * The responses, by status.
 */
export interface EnvelopesGetEnvelopesShareResponses {
    /** The share. */
    200: EnvelopesGetEnvelopesShare200Response;
    /** The request is invalid. */
    400: EnvelopesGetEnvelopesShare400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetEnvelopesShare401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetEnvelopesShare403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetEnvelopesShare404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetEnvelopesShare405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetEnvelopesShare429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetEnvelopesShare500Response;
}

/**
 * The error codes that `Envelopes_getEnvelopesShare` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesGetEnvelopesShareErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_updateEnvelopesShare`.
 */
export interface EnvelopesUpdateEnvelopesShareParams {
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
     * The GUID of the share, as returned when it was created.
     *
     * @example e4a7c1d9-3b58-4f02-8e6a-5c9d2b7f1a80
     */
    shareId: string;
}

/** A user may manage the envelope. */
export type EnvelopesUpdateEnvelopesShareBody = EnvelopesSharePermissionRequest;

/** The share. */
export type EnvelopesUpdateEnvelopesShare200Response = EnvelopesShareResponse;

/** The request is invalid. */
export type EnvelopesUpdateEnvelopesShare400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesUpdateEnvelopesShare401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesUpdateEnvelopesShare403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesUpdateEnvelopesShare404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesUpdateEnvelopesShare405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesUpdateEnvelopesShare429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesUpdateEnvelopesShare500Response = ErrorDetails;

/**
 * Change a share of an envelope.
 *
 * Changes what a user may do with the envelope.
 *
 * `Envelopes_updateEnvelopesShare`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}`
 *
 * The responses, by status.
 */
export interface EnvelopesUpdateEnvelopesShareResponses {
    /** The share. */
    200: EnvelopesUpdateEnvelopesShare200Response;
    /** The request is invalid. */
    400: EnvelopesUpdateEnvelopesShare400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesUpdateEnvelopesShare401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesUpdateEnvelopesShare403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesUpdateEnvelopesShare404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesUpdateEnvelopesShare405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesUpdateEnvelopesShare429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesUpdateEnvelopesShare500Response;
}

/**
 * The error codes that `Envelopes_updateEnvelopesShare` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesUpdateEnvelopesShareErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_deleteEnvelopesShare`.
 */
export interface EnvelopesDeleteEnvelopesShareParams {
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
     * The GUID of the share, as returned when it was created.
     *
     * @example e4a7c1d9-3b58-4f02-8e6a-5c9d2b7f1a80
     */
    shareId: string;
}

/** The share was deleted. The response has no body. */
export type EnvelopesDeleteEnvelopesShare200Response = undefined;

/** The request is invalid. */
export type EnvelopesDeleteEnvelopesShare400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesDeleteEnvelopesShare401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesDeleteEnvelopesShare403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesDeleteEnvelopesShare404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesDeleteEnvelopesShare405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesDeleteEnvelopesShare429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesDeleteEnvelopesShare500Response = ErrorDetails;

/**
 * Delete a share of an envelope.
 *
 * Ends the access of one user to the envelope. The response has no body.
 *
 * `Envelopes_deleteEnvelopesShare`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/shares/{shareId}`
 *
 * The responses, by status.
 */
export interface EnvelopesDeleteEnvelopesShareResponses {
    /** The share was deleted. The response has no body. */
    200: EnvelopesDeleteEnvelopesShare200Response;
    /** The request is invalid. */
    400: EnvelopesDeleteEnvelopesShare400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesDeleteEnvelopesShare401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesDeleteEnvelopesShare403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesDeleteEnvelopesShare404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesDeleteEnvelopesShare405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesDeleteEnvelopesShare429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesDeleteEnvelopesShare500Response;
}

/**
 * The error codes that `Envelopes_deleteEnvelopesShare` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopesDeleteEnvelopesShareErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Envelopes_getSharedEnvelopes`.
 */
export interface EnvelopesGetSharedEnvelopesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Envelopes_getSharedEnvelopes`.
 */
export interface EnvelopesGetSharedEnvelopesQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Returns only envelopes that changed since this date and time.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The additional data of each envelope in the response, as a comma-separated list of
     * `custom_fields`, `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`,
     * `payment_tabs` and `workflow`. The workflow is included with its status. Other words are ignored.
     *
     * @example recipients,custom_fields
     */
    include?: string | undefined;
    /**
     * The sort order of the list, either ascending or descending.
     *
     * @example desc
     */
    order?: ("asc" | "desc") | undefined;
    /**
     * The field by which the list is sorted.
     *
     * @example last_modified
     */
    order_by?: ("last_modified" | "action_required" | "created" | "completed" | "envelope_name" | "expire" | "sent" | "signer_list" | "status" | "subject" | "user_name" | "status_changed") | undefined;
    /**
     * Returns only records that contain this text.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Returns only envelopes that currently have one of these statuses, as a comma-separated list. `any`
     * matches all statuses. If a status cannot follow the status in `from_to_status`, the list is empty.
     *
     * @example sent,delivered
     */
    status?: string | undefined;
    /**
     * Returns only envelopes that changed until this date and time. Default: the current time.
     *
     * @example 2026-11-30
     */
    to_date?: string | undefined;
}

/** One page of the shared envelopes. */
export type EnvelopesGetSharedEnvelopes200Response = EnvelopesInformationAnswer;

/** The request is invalid. */
export type EnvelopesGetSharedEnvelopes400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopesGetSharedEnvelopes401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopesGetSharedEnvelopes403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopesGetSharedEnvelopes404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopesGetSharedEnvelopes405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopesGetSharedEnvelopes429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopesGetSharedEnvelopes500Response = ErrorDetails;

/**
 * List the envelopes that others shared with the caller.
 *
 * Returns the envelopes to which the caller has access because their senders shared them one by
 * one. Envelopes of users whose whole access is shared are not included.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page.
 *
 * `Envelopes_getSharedEnvelopes`, `GET /v2.1/accounts/{accountId}/envelopes/shared`
 *
 * The responses, by status.
 */
export interface EnvelopesGetSharedEnvelopesResponses {
    /** One page of the shared envelopes. */
    200: EnvelopesGetSharedEnvelopes200Response;
    /** The request is invalid. */
    400: EnvelopesGetSharedEnvelopes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopesGetSharedEnvelopes401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopesGetSharedEnvelopes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopesGetSharedEnvelopes404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopesGetSharedEnvelopes405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopesGetSharedEnvelopes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopesGetSharedEnvelopes500Response;
}

/**
 * The error codes that `Envelopes_getSharedEnvelopes` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type EnvelopesGetSharedEnvelopesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER';
