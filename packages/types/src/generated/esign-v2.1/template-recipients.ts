// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { RecipientPreviewRequest } from './schemas/recipientPreviewRequest.js';
import type { Recipients, RecipientsAnswer } from './schemas/recipients.js';
import type { RecipientsUpdateSummary } from './schemas/recipientsUpdateSummary.js';
import type { TemplateRecipients } from './schemas/templateRecipients.js';
import type { ViewUrl } from './schemas/viewUrl.js';

/**
 * Parameters in the path of `TemplateRecipients_list`.
 */
export interface TemplateRecipientsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
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
     * Specifies whether the response includes the tabs of the recipients.
     *
     * @example true
     */
    include_tabs?: ("true" | "false") | undefined;
}

/** The recipients of the template. */
export type TemplateRecipientsList200Response = RecipientsAnswer;

/** The template does not exist, the caller cannot view it, or a parameter is invalid. */
export type TemplateRecipientsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateRecipientsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateRecipientsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateRecipientsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateRecipientsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateRecipientsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateRecipientsList500Response = ErrorDetails;

/**
 * List the recipients of a template.
 *
 * Returns the roles and the named recipients of a template, with one array for each type. A role has
 * a `roleName`, but no name or e-mail address. `include_tabs` adds the tabs of each recipient.
 *
 * `TemplateRecipients_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 *
 * The responses, by status.
 */
export interface TemplateRecipientsListResponses {
    /** The recipients of the template. */
    200: TemplateRecipientsList200Response;
    /** The template does not exist, the caller cannot view it, or a parameter is invalid. */
    400: TemplateRecipientsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateRecipientsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateRecipientsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateRecipientsList404Response;
    /** The path exists, but does not support this method. */
    405: TemplateRecipientsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateRecipientsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateRecipientsList500Response;
}

/**
 * The error codes that `TemplateRecipients_list` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateRecipientsListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipients_create`.
 */
export interface TemplateRecipientsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
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
     * Specifies whether e-mails are sent again. It is accepted as for an envelope, but has no effect
     * because a template does not send e-mails.
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
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The recipients to add, in the arrays of their types. */
export type TemplateRecipientsCreateBody = TemplateRecipients;

/** The added recipients. */
export type TemplateRecipientsCreate201Response = Recipients;

/** A recipient cannot be added, or another user holds the lock. */
export type TemplateRecipientsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateRecipientsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateRecipientsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateRecipientsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateRecipientsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateRecipientsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateRecipientsCreate500Response = ErrorDetails;

/**
 * Add recipients to a template.
 *
 * Adds roles or recipients to a template. Each requires a `recipientId` that is unique in the
 * template, and a role also requires its `roleName`. The name and e-mail address can be omitted.
 * Tabs can be included. The service does not send notifications, and existing envelopes are not
 * changed.
 *
 * A document can only be hidden from a recipient if the administrator has enabled document
 * visibility for the account and the recipient does not have a tab on it. Carbon copies, certified
 * deliveries, editors and agents always see all documents.
 *
 * A template can have up to 100 recipients. If the caller holds a lock on the template, send it in
 * `X-DocuSign-Edit`.
 *
 * `TemplateRecipients_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 *
 * The responses, by status.
 */
export interface TemplateRecipientsCreateResponses {
    /** The added recipients. */
    201: TemplateRecipientsCreate201Response;
    /** A recipient cannot be added, or another user holds the lock. */
    400: TemplateRecipientsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateRecipientsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateRecipientsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateRecipientsCreate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateRecipientsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateRecipientsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateRecipientsCreate500Response;
}

/**
 * The error codes that `TemplateRecipients_create` can return.
 *
 * - `CANNOT_EXCLUDE_DOCUMENT` (400): A document is excluded from a recipient who has tabs on it. Remove the tabs, or do not exclude the document.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_HAS_DUPLICATE_RECIPIENTS` (400): Two recipients have the same name, e-mail address and routing order. Remove one of them, or change its routing order.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RECIPIENT_LIMIT_EXCEEDED` (400): The request exceeds the 100 recipients that an envelope can have. Send several envelopes, or use bulk send.
 * - `SIGNATURE_PROVIDER_INVALID_NAME` (400): The account does not have a signature provider with this name. Get the name from `AccountSignatureProviders_list`.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateRecipientsCreateErrorCode = 'CANNOT_EXCLUDE_DOCUMENT' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'RECIPIENT_LIMIT_EXCEEDED' | 'SIGNATURE_PROVIDER_INVALID_NAME' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipients_update`.
 */
export interface TemplateRecipientsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
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
     * Specifies whether e-mails are sent again. It is accepted as for an envelope, but has no effect
     * because a template does not send e-mails.
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
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The recipients with the fields to change. */
export type TemplateRecipientsUpdateBody = TemplateRecipients;

/** The result for each recipient. */
export type TemplateRecipientsUpdate200Response = RecipientsUpdateSummary;

/** The request is invalid, or another user holds the lock. */
export type TemplateRecipientsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateRecipientsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateRecipientsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateRecipientsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateRecipientsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateRecipientsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateRecipientsUpdate500Response = ErrorDetails;

/**
 * Change the recipients of a template.
 *
 * Changes roles and recipients of a template, each identified by its `recipientId`. A recipient that
 * the template does not have is added. Omitted fields are not changed. Tabs in the request are
 * ignored, because they have separate operations.
 *
 * A document can only be hidden from a recipient if the administrator has enabled document
 * visibility for the account and the recipient does not have a tab on it. Carbon copies, certified
 * deliveries, editors and agents always see all documents.
 *
 * Because a template is not signed, no change is rejected because of a recipient's status, and no
 * notifications are sent. If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipients_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 *
 * The responses, by status.
 */
export interface TemplateRecipientsUpdateResponses {
    /** The result for each recipient. */
    200: TemplateRecipientsUpdate200Response;
    /** The request is invalid, or another user holds the lock. */
    400: TemplateRecipientsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateRecipientsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateRecipientsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateRecipientsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateRecipientsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateRecipientsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateRecipientsUpdate500Response;
}

/**
 * The error codes that `TemplateRecipients_update` can return.
 *
 * - `CANNOT_EXCLUDE_DOCUMENT` (400): A document is excluded from a recipient who has tabs on it. Remove the tabs, or do not exclude the document.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_HAS_DUPLICATE_RECIPIENTS` (400): Two recipients have the same name, e-mail address and routing order. Remove one of them, or change its routing order.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateRecipientsUpdateErrorCode = 'CANNOT_EXCLUDE_DOCUMENT' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipients_deleteList`.
 */
export interface TemplateRecipientsDeleteListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
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
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The IDs of the recipients to remove, in the arrays of their types. */
export type TemplateRecipientsDeleteListBody = TemplateRecipients;

/** The removed recipients, with the result for each. */
export type TemplateRecipientsDeleteList200Response = Recipients;

/** The template does not have this recipient, or another user holds the lock. */
export type TemplateRecipientsDeleteList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateRecipientsDeleteList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateRecipientsDeleteList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateRecipientsDeleteList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateRecipientsDeleteList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateRecipientsDeleteList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateRecipientsDeleteList500Response = ErrorDetails;

/**
 * Remove several recipients from a template.
 *
 * Deletes recipients from a template, together with their tabs. The request body contains the IDs of
 * the recipients. Existing envelopes are not changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipients_deleteList`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
 *
 * The responses, by status.
 */
export interface TemplateRecipientsDeleteListResponses {
    /** The removed recipients, with the result for each. */
    200: TemplateRecipientsDeleteList200Response;
    /** The template does not have this recipient, or another user holds the lock. */
    400: TemplateRecipientsDeleteList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateRecipientsDeleteList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateRecipientsDeleteList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateRecipientsDeleteList404Response;
    /** The path exists, but does not support this method. */
    405: TemplateRecipientsDeleteList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateRecipientsDeleteList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateRecipientsDeleteList500Response;
}

/**
 * The error codes that `TemplateRecipients_deleteList` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateRecipientsDeleteListErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipients_delete`.
 */
export interface TemplateRecipientsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The ID of the recipient in the envelope or template, as assigned by the sender.
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
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The same recipient, in the array of its type. */
export type TemplateRecipientsDeleteBody = TemplateRecipients;

/** The removed recipient. */
export type TemplateRecipientsDelete200Response = Recipients;

/** The template does not have this recipient, or another user holds the lock. */
export type TemplateRecipientsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateRecipientsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateRecipientsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateRecipientsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateRecipientsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateRecipientsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateRecipientsDelete500Response = ErrorDetails;

/**
 * Remove one recipient from a template.
 *
 * Deletes the recipient in the path from a template, together with the recipient's tabs. Existing
 * envelopes are not changed. The request body is optional, and can contain the recipient again.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateRecipients_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}`
 *
 * The responses, by status.
 */
export interface TemplateRecipientsDeleteResponses {
    /** The removed recipient. */
    200: TemplateRecipientsDelete200Response;
    /** The template does not have this recipient, or another user holds the lock. */
    400: TemplateRecipientsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateRecipientsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateRecipientsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateRecipientsDelete404Response;
    /** The path exists, but does not support this method. */
    405: TemplateRecipientsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateRecipientsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateRecipientsDelete500Response;
}

/**
 * The error codes that `TemplateRecipients_delete` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateRecipientsDeleteErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateRecipients_createTemplateRecipientPreview`.
 */
export interface TemplateRecipientsCreateTemplateRecipientPreviewParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
}

/** The recipient of the preview, and the URL to return to. */
export type TemplateRecipientsCreateTemplateRecipientPreviewBody = RecipientPreviewRequest;

/** The URL of the preview. */
export type TemplateRecipientsCreateTemplateRecipientPreview201Response = ViewUrl;

/** The template does not have this recipient, or the request is invalid. */
export type TemplateRecipientsCreateTemplateRecipientPreview400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateRecipientsCreateTemplateRecipientPreview401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateRecipientsCreateTemplateRecipientPreview403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateRecipientsCreateTemplateRecipientPreview404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateRecipientsCreateTemplateRecipientPreview405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateRecipientsCreateTemplateRecipientPreview429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateRecipientsCreateTemplateRecipientPreview500Response = ErrorDetails;

/**
 * Preview a template for a recipient.
 *
 * Creates the URL of a page that shows what a recipient of a template will see, including tabs.
 * Actions on the page do not change the template, and the page cannot be signed. It is also
 * available for a role without an assigned person. Documents that are hidden from the recipient are
 * omitted.
 *
 * The URL must be opened at once, and can be used once. `returnUrl` then receives the result in the
 * query parameter `event`.
 *
 * `TemplateRecipients_createTemplateRecipientPreview`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/views/recipient_preview`
 *
 * The responses, by status.
 */
export interface TemplateRecipientsCreateTemplateRecipientPreviewResponses {
    /** The URL of the preview. */
    201: TemplateRecipientsCreateTemplateRecipientPreview201Response;
    /** The template does not have this recipient, or the request is invalid. */
    400: TemplateRecipientsCreateTemplateRecipientPreview400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateRecipientsCreateTemplateRecipientPreview401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateRecipientsCreateTemplateRecipientPreview403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateRecipientsCreateTemplateRecipientPreview404Response;
    /** The path exists, but does not support this method. */
    405: TemplateRecipientsCreateTemplateRecipientPreview405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateRecipientsCreateTemplateRecipientPreview429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateRecipientsCreateTemplateRecipientPreview500Response;
}

/**
 * The error codes that `TemplateRecipients_createTemplateRecipientPreview` can return.
 *
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateRecipientsCreateTemplateRecipientPreviewErrorCode = 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
