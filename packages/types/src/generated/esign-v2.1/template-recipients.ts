// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { RecipientPreviewRequest } from './schemas/recipientPreviewRequest.js';
import type { Recipients } from './schemas/recipients.js';
import type { RecipientsUpdateSummary } from './schemas/recipientsUpdateSummary.js';
import type { TemplateRecipients } from './schemas/templateRecipients.js';
import type { ViewUrl } from './schemas/viewUrl.js';

/**
 * Parameters in the path of `TemplateRecipients_list`.
 */
export interface TemplateRecipientsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/**
 * Parameters in the query of `TemplateRecipients_list`.
 */
export interface TemplateRecipientsListQueryParams {
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
     * Whether recipients come with their tabs.
     *
     * @example true
     */
    include_tabs?: ("true" | "false") | undefined;
}

/** All recipients of the template. */
export type TemplateRecipientsList200Response = Recipients;

/** There is no such template for the caller, or a parameter does not fit the contract. */
export type TemplateRecipientsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateRecipientsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateRecipientsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateRecipientsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateRecipientsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateRecipientsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateRecipientsList500Response = ErrorDetails;

/**
 * List the recipients of a template.
 *
 * Gives the roles of a template and the people who are named in it, one list for each kind. A
 * role has a `roleName` but neither name nor e-mail address. `include_tabs` adds the tabs of
 * each.
 *
 * `TemplateRecipients_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 *
 * What it answers with, by status.
 */
export interface TemplateRecipientsListResponses {
    /** All recipients of the template. */
    200: TemplateRecipientsList200Response;
    /** There is no such template for the caller, or a parameter does not fit the contract. */
    400: TemplateRecipientsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateRecipientsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateRecipientsList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateRecipientsList404Response;
    /** The address exists, but not with this method. */
    405: TemplateRecipientsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateRecipientsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateRecipientsList500Response;
}

/**
 * The error codes that `TemplateRecipients_list` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateRecipientsListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipients_create`.
 */
export interface TemplateRecipientsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/**
 * Parameters in the query of `TemplateRecipients_create`.
 */
export interface TemplateRecipientsCreateQueryParams {
    /**
     * Whether e-mails go out again. It is taken as for an envelope, but nobody has had an e-mail from
     * a template, so nothing is sent.
     *
     * @example false
     */
    resend_envelope?: ("true" | "false") | undefined;
}

/**
 * Headers of `TemplateRecipients_create`.
 */
export interface TemplateRecipientsCreateHeader {
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

/** The recipients to add, in the lists of their kinds. */
export type TemplateRecipientsCreateBody = TemplateRecipients;

/** The recipients as they were added. */
export type TemplateRecipientsCreate201Response = Recipients;

/** A recipient cannot be added, or somebody else holds the lock. */
export type TemplateRecipientsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateRecipientsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateRecipientsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateRecipientsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateRecipientsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateRecipientsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateRecipientsCreate500Response = ErrorDetails;

/**
 * Add recipients to a template.
 *
 * Adds roles or people to a template. Each needs a `recipientId` that nobody else in the template
 * has, and a role its `roleName`; name and e-mail address may be missing. Tabs may come along with
 * them. Nobody is notified, neither now nor in envelopes that were made before.
 *
 * A document can be kept from a recipient only if the administrator has switched on document
 * visibility for the account and the recipient has no tab on it; copies, certified deliveries,
 * editors and agents always see all documents.
 *
 * A template has 100 recipients at most. Whoever holds a lock on it sends it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipients_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 *
 * What it answers with, by status.
 */
export interface TemplateRecipientsCreateResponses {
    /** The recipients as they were added. */
    201: TemplateRecipientsCreate201Response;
    /** A recipient cannot be added, or somebody else holds the lock. */
    400: TemplateRecipientsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateRecipientsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateRecipientsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateRecipientsCreate404Response;
    /** The address exists, but not with this method. */
    405: TemplateRecipientsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateRecipientsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateRecipientsCreate500Response;
}

/**
 * The error codes that `TemplateRecipients_create` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_HAS_DUPLICATE_RECIPIENTS` (400): Two recipients have the same name, e-mail address and routing order. Remove one of them, or give it another turn.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RECIPIENT_LIMIT_EXCEEDED` (400): There are more recipients than the 100 that an envelope may have. Send several envelopes, or send in bulk.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateRecipientsCreateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'RECIPIENT_LIMIT_EXCEEDED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipients_update`.
 */
export interface TemplateRecipientsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/**
 * Parameters in the query of `TemplateRecipients_update`.
 */
export interface TemplateRecipientsUpdateQueryParams {
    /**
     * Whether e-mails go out again. It is taken as for an envelope, but nobody has had an e-mail from
     * a template, so nothing is sent.
     *
     * @example false
     */
    resend_envelope?: ("true" | "false") | undefined;
}

/**
 * Headers of `TemplateRecipients_update`.
 */
export interface TemplateRecipientsUpdateHeader {
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

/** The recipients with what is to be different. */
export type TemplateRecipientsUpdateBody = TemplateRecipients;

/** The outcome for each recipient. */
export type TemplateRecipientsUpdate200Response = RecipientsUpdateSummary;

/** The request does not fit the contract, or somebody else holds the lock. */
export type TemplateRecipientsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateRecipientsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateRecipientsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateRecipientsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateRecipientsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateRecipientsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateRecipientsUpdate500Response = ErrorDetails;

/**
 * Change the recipients of a template.
 *
 * Changes roles and people of a template, found by their `recipientId`; one that the template does
 * not have is added. Fields that are left out stay as they are. Tabs in the request are ignored;
 * they have operations of their own.
 *
 * A document can be kept from a recipient only if the administrator has switched on document
 * visibility for the account and the recipient has no tab on it; copies, certified deliveries,
 * editors and agents always see all documents.
 *
 * As nobody has signed, no change is refused on account of a recipient's status, and nobody is
 * notified. Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipients_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 *
 * What it answers with, by status.
 */
export interface TemplateRecipientsUpdateResponses {
    /** The outcome for each recipient. */
    200: TemplateRecipientsUpdate200Response;
    /** The request does not fit the contract, or somebody else holds the lock. */
    400: TemplateRecipientsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateRecipientsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateRecipientsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateRecipientsUpdate404Response;
    /** The address exists, but not with this method. */
    405: TemplateRecipientsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateRecipientsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateRecipientsUpdate500Response;
}

/**
 * The error codes that `TemplateRecipients_update` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `ENVELOPE_HAS_DUPLICATE_RECIPIENTS` (400): Two recipients have the same name, e-mail address and routing order. Remove one of them, or give it another turn.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateRecipientsUpdateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipients_deleteList`.
 */
export interface TemplateRecipientsDeleteListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/**
 * Headers of `TemplateRecipients_deleteList`.
 */
export interface TemplateRecipientsDeleteListHeader {
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

/** The recipients to remove, by their IDs, in the lists of their kinds. */
export type TemplateRecipientsDeleteListBody = TemplateRecipients;

/** The recipients that were removed, with the outcome for each. */
export type TemplateRecipientsDeleteList200Response = Recipients;

/** The template has no such recipient, or somebody else holds the lock. */
export type TemplateRecipientsDeleteList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateRecipientsDeleteList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateRecipientsDeleteList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateRecipientsDeleteList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateRecipientsDeleteList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateRecipientsDeleteList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateRecipientsDeleteList500Response = ErrorDetails;

/**
 * Remove several recipients from a template.
 *
 * Takes the recipients whose IDs are in the body out of a template, together with their tabs.
 * Envelopes that were made from the template before keep theirs.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipients_deleteList`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 *
 * What it answers with, by status.
 */
export interface TemplateRecipientsDeleteListResponses {
    /** The recipients that were removed, with the outcome for each. */
    200: TemplateRecipientsDeleteList200Response;
    /** The template has no such recipient, or somebody else holds the lock. */
    400: TemplateRecipientsDeleteList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateRecipientsDeleteList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateRecipientsDeleteList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateRecipientsDeleteList404Response;
    /** The address exists, but not with this method. */
    405: TemplateRecipientsDeleteList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateRecipientsDeleteList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateRecipientsDeleteList500Response;
}

/**
 * The error codes that `TemplateRecipients_deleteList` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateRecipientsDeleteListErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipients_delete`.
 */
export interface TemplateRecipientsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The recipient, by the ID that the sender gave to it within the envelope or template.
     *
     * @example 1
     */
    recipientId: string;
}

/**
 * Headers of `TemplateRecipients_delete`.
 */
export interface TemplateRecipientsDeleteHeader {
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

/** The recipient once more, in the list of its kind. */
export type TemplateRecipientsDeleteBody = TemplateRecipients;

/** The recipient that was removed. */
export type TemplateRecipientsDelete200Response = Recipients;

/** The template has no such recipient, or somebody else holds the lock. */
export type TemplateRecipientsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateRecipientsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateRecipientsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateRecipientsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateRecipientsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateRecipientsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateRecipientsDelete500Response = ErrorDetails;

/**
 * Remove one recipient from a template.
 *
 * Takes the recipient in the path out of a template, together with the tabs of that recipient.
 * Envelopes that were made from the template before keep theirs. The body may repeat which
 * recipient is meant, and may be missing.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipients_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}`
 *
 * What it answers with, by status.
 */
export interface TemplateRecipientsDeleteResponses {
    /** The recipient that was removed. */
    200: TemplateRecipientsDelete200Response;
    /** The template has no such recipient, or somebody else holds the lock. */
    400: TemplateRecipientsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateRecipientsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateRecipientsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateRecipientsDelete404Response;
    /** The address exists, but not with this method. */
    405: TemplateRecipientsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateRecipientsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateRecipientsDelete500Response;
}

/**
 * The error codes that `TemplateRecipients_delete` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateRecipientsDeleteErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipients_createTemplateRecipientPreview`.
 */
export interface TemplateRecipientsCreateTemplateRecipientPreviewParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/** For which recipient the preview is, and where the browser goes afterwards. */
export type TemplateRecipientsCreateTemplateRecipientPreviewBody = RecipientPreviewRequest;

/** The address of the preview. */
export type TemplateRecipientsCreateTemplateRecipientPreview201Response = ViewUrl;

/** The template has no such recipient, or the request does not fit the contract. */
export type TemplateRecipientsCreateTemplateRecipientPreview400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateRecipientsCreateTemplateRecipientPreview401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateRecipientsCreateTemplateRecipientPreview403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateRecipientsCreateTemplateRecipientPreview404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateRecipientsCreateTemplateRecipientPreview405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateRecipientsCreateTemplateRecipientPreview429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateRecipientsCreateTemplateRecipientPreview500Response = ErrorDetails;

/**
 * Preview how a recipient will see a template.
 *
 * Makes the address of a page that shows what a recipient of a template will see, tabs included.
 * Nothing that is done there changes the template, and nobody can sign there. It works for a role as
 * well, before anybody has taken it. A document that is hidden from the recipient is missing from
 * the page too.
 *
 * The address must be opened at once; it works one time. `returnUrl` then gets the outcome as the
 * query parameter `event`.
 *
 * `TemplateRecipients_createTemplateRecipientPreview`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/views/recipient_preview`
 *
 * What it answers with, by status.
 */
export interface TemplateRecipientsCreateTemplateRecipientPreviewResponses {
    /** The address of the preview. */
    201: TemplateRecipientsCreateTemplateRecipientPreview201Response;
    /** The template has no such recipient, or the request does not fit the contract. */
    400: TemplateRecipientsCreateTemplateRecipientPreview400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateRecipientsCreateTemplateRecipientPreview401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateRecipientsCreateTemplateRecipientPreview403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateRecipientsCreateTemplateRecipientPreview404Response;
    /** The address exists, but not with this method. */
    405: TemplateRecipientsCreateTemplateRecipientPreview405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateRecipientsCreateTemplateRecipientPreview429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateRecipientsCreateTemplateRecipientPreview500Response;
}

/**
 * The error codes that `TemplateRecipients_createTemplateRecipientPreview` is known to answer with.
 *
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateRecipientsCreateTemplateRecipientPreviewErrorCode = 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
