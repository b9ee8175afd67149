// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateAutoMatchList } from './schemas/TemplateAutoMatchList.js';
import type { TemplateCompletionRateResponse } from './schemas/TemplateCompletionRateResponse.js';
import type { UserCompletionRateResponse } from './schemas/UserCompletionRateResponse.js';
import type { EnvelopeTemplate, EnvelopeTemplateAnswer } from './schemas/envelopeTemplate.js';
import type { EnvelopeTemplateResultsAnswer } from './schemas/envelopeTemplateResults.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { GroupInformation } from './schemas/groupInformation.js';
import type { Notification } from './schemas/notification.js';
import type { PageDeletion } from './schemas/pageDeletion.js';
import type { PageImages } from './schemas/pageImages.js';
import type { PageRequest } from './schemas/pageRequest.js';
import type { TemplateNotificationRequest } from './schemas/templateNotificationRequest.js';
import type { TemplateSummary } from './schemas/templateSummary.js';
import type { TemplateUpdateSummary } from './schemas/templateUpdateSummary.js';

/**
 * Parameters in the path of `Templates_list`.
 */
export interface TemplatesListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Templates_list`.
 */
export interface TemplatesListQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Returns only templates created at or after this time, as a date or a date and time in ISO 8601
     * format.
     *
     * @example 2026-01-01
     */
    created_from_date?: string | undefined;
    /**
     * Returns only templates created at or before this time, as a date or a date and time in ISO 8601
     * format.
     *
     * @example 2026-11-30
     */
    created_to_date?: string | undefined;
    /**
     * Returns only templates in these folders, as a comma-separated list of IDs.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folder_ids?: string | undefined;
    /**
     * Returns only templates in folders of these types, as a comma-separated list of `templates`
     * (folders of the caller), `templates_root` (templates outside any folder) and `recyclebin` (deleted
     * templates), which may also be written `recylebin`.
     *
     * @example templates
     */
    folder_types?: string | undefined;
    /**
     * The start of the period in which a template was created, as a date or a date and time in ISO 8601
     * format. By default, the period has no start.
     *
     * @example 2026-01-01
     */
    from_date?: string | undefined;
    /**
     * The additional data of each template in the response, as a comma-separated list of `powerforms`,
     * `documents`, `folders`, `favorite_template_status`, `advanced_templates`, `recipients`,
     * `custom_fields` and `notifications`. Other words are ignored.
     *
     * @example recipients,favorite_template_status
     */
    include?: string | undefined;
    /**
     * Specifies whether the response contains only deleted templates, which are in the recycle bin.
     *
     * @example false
     */
    is_deleted_template_only?: ("true" | "false") | undefined;
    /**
     * Answers a ZIP with the JSON of each template, with its documents, in place of the list. It needs
     * `template_ids`.
     *
     * @example false
     */
    is_download?: ("true" | "false") | undefined;
    /**
     * The ID of the link configuration for which the templates are listed. What it selects is not public.
     * The sandbox ignores it.
     *
     * @example 2c8f4b6e-9d17-4a53-b0e8-7f1a3c5d9e24
     */
    link_configuration_id?: string | undefined;
    /**
     * Returns only templates last changed at or after this time, as a date or a date and time.
     *
     * @example 2026-11-01
     */
    modified_from_date?: string | undefined;
    /**
     * Returns only templates last changed at or before this time, as a date or a date and time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    modified_to_date?: string | undefined;
    /**
     * The sort order of the list, either ascending or descending.
     *
     * @example desc
     */
    order?: ("asc" | "desc") | undefined;
    /**
     * The field by which the list is sorted: `name`, `modified` (time of the last change) or `used`
     * (time of the last use).
     *
     * @example modified
     */
    order_by?: ("name" | "modified" | "used") | undefined;
    /**
     * The fields that `search_text` searches in addition to the name of the template, as a
     * comma-separated list of `sender`, `recipients` and `envelope`.
     *
     * @example recipients
     */
    search_fields?: string | undefined;
    /**
     * Returns only records that contain this text.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * Specifies whether the response contains only templates that the caller shares with others.
     *
     * @example true
     */
    shared_by_me?: ("true" | "false") | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Returns only these templates, as a comma-separated list of IDs.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    template_ids?: string | undefined;
    /**
     * The end of the period in which a template was created, as a date or a date and time in ISO 8601
     * format. Default: the current time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
    /**
     * Returns only templates last used at or after this time, as a date or a date and time.
     *
     * @example 2026-11-01
     */
    used_from_date?: string | undefined;
    /**
     * Returns only templates last used at or before this time, as a date or a date and time.
     *
     * @example 2026-11-30
     */
    used_to_date?: string | undefined;
    /**
     * The owner of the templates to return: templates of the caller, templates that others share with
     * the caller, or all of them.
     *
     * @example owned_by_me
     */
    user_filter?: ("owned_by_me" | "shared_with_me" | "all") | undefined;
    /**
     * Returns only templates of this user. Only an administrator can specify another user than the
     * caller.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    user_id?: string | undefined;
}

/** One page of the templates that match the filters. */
export type TemplatesList200Response = EnvelopeTemplateResultsAnswer;

/** A parameter is invalid, or the caller cannot use templates. */
export type TemplatesList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesList500Response = ErrorDetails;

/**
 * List the templates of an account.
 *
 * Returns the templates that the calling user can use: their own and those that other users share
 * with them. Filters by folder, owner, text and time can be combined. `include` adds data to each
 * template.
 *
 * The list is returned in pages of up to 2000 templates. `start_position` and `count` select a page,
 * `order_by` and `order` sort the whole list, and `nextUri` links to the next page. Deleted
 * templates are only returned on request.
 *
 * `Templates_list`, `GET /v2.1/accounts/{accountId}/templates`
 *
 * The responses, by status.
 */
export interface TemplatesListResponses {
    /** One page of the templates that match the filters. */
    200: TemplatesList200Response;
    /** A parameter is invalid, or the caller cannot use templates. */
    400: TemplatesList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesList404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesList500Response;
}

/**
 * The error codes that `Templates_list` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplatesListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_create`.
 */
export interface TemplatesCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The template to create. */
export type TemplatesCreateBody = EnvelopeTemplate;

/** The template was created. The response contains its ID. */
export type TemplatesCreate201Response = TemplateSummary;

/** The request is invalid, or it contains an invalid document, recipient or tab. */
export type TemplatesCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesCreate500Response = ErrorDetails;

/**
 * Create a template.
 *
 * Creates a template from documents, recipients and settings. A recipient can have only a
 * `roleName`. Its name and e-mail address are then specified when an envelope is created from the
 * template. Tabs can be placed for roles in the same way as for named recipients.
 *
 * Nothing is sent, so the template can be incomplete: without documents, recipients or a subject.
 * The calling user owns it and must have the right to manage templates. Documents that are not PDFs
 * require their `fileExtension`. The limits on size and number are the same as for an envelope.
 *
 * The files can also come together with the JSON, as `multipart/form-data` whose parts do not have
 * names: first the same body without `documentBase64`, then each file with its own media type and
 * `Content-Disposition: file; filename="lease.pdf"; documentid=1`.
 *
 * A ZIP (`application/zip`) creates several templates: each file in it is the JSON of one, as the list
 * of templates answers it for `is_download`. The response lists all of them in `templates`.
 *
 * `Templates_create`, `POST /v2.1/accounts/{accountId}/templates`
 *
 * The responses, by status.
 */
export interface TemplatesCreateResponses {
    /** The template was created. The response contains its ID. */
    201: TemplatesCreate201Response;
    /** The request is invalid, or it contains an invalid document, recipient or tab. */
    400: TemplatesCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesCreate404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesCreate500Response;
}

/**
 * The error codes that `Templates_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document contains the anchor string of a tab. Correct the string, or set `anchorIgnoreIfNotPresent` if the tab can be omitted.
 * - `ANCHOR_TAG_PROCESSING_FAILURE` (400): The documents could not be searched for anchor strings, usually because a document is damaged. Send an intact file.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab is assigned to a recipient who does not sign, such as an agent or an editor. Assign it to a signer.
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): The request exceeds the number of documents that an envelope or template can have. Combine some documents, or send several envelopes.
 * - `ENVELOPE_HAS_DUPLICATE_RECIPIENTS` (400): Two recipients have the same name, e-mail address and routing order. Remove one of them, or change its routing order.
 * - `ENVELOPE_IS_INCOMPLETE` (400): The envelope cannot be sent because a document, a recipient, the subject or the value of a required field is missing. Add what is missing, or keep the envelope as a draft.
 * - `INVALID_CONTENT_TYPE` (400): No part of a body of many parts has the Content-Type `application/json` or `application/xml`. Add the header to the part with the definition.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): The envelope or template does not have a recipient with this ID, or the ID is not an integer. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USER_OFFSET` (400): The offset of an anchored tab puts the tab beside its page. Correct its `anchorXOffset`.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `RECIPIENT_LIMIT_EXCEEDED` (400): The request exceeds the 100 recipients that an envelope can have. Send several envelopes, or use bulk send.
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
export type TemplatesCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ANCHOR_TAB_STRING_NOT_FOUND' | 'ANCHOR_TAG_PROCESSING_FAILURE' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'DOCUMENT_LIMIT_EXCEEDED' | 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS' | 'ENVELOPE_IS_INCOMPLETE' | 'INVALID_CONTENT_TYPE' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USER_OFFSET' | 'PLAN_ITEM_NOT_ENABLED' | 'RECIPIENT_LIMIT_EXCEEDED' | 'SIGNATURE_PROVIDER_INVALID_NAME' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_PAGE_NUMBER_NOT_SPECIFIED' | 'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_updateTemplatesAutoMatch`.
 */
export interface TemplatesUpdateTemplatesAutoMatchParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** A template is to be proposed. */
export type TemplatesUpdateTemplatesAutoMatchBody = TemplateAutoMatchList;

/** The templates with their matching. */
export type TemplatesUpdateTemplatesAutoMatch200Response = TemplateAutoMatchList;

/** The request is invalid. */
export type TemplatesUpdateTemplatesAutoMatch400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesUpdateTemplatesAutoMatch401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesUpdateTemplatesAutoMatch403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesUpdateTemplatesAutoMatch404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesUpdateTemplatesAutoMatch405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesUpdateTemplatesAutoMatch429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesUpdateTemplatesAutoMatch500Response = ErrorDetails;

/**
 * Switch the matching of templates on or off.
 *
 * Sets whether templates are proposed for documents that look like theirs. Each entry succeeds
 * or fails on its own: an entry that fails contains `errorDetails`.
 *
 * `Templates_updateTemplatesAutoMatch`, `PUT /v2.1/accounts/{accountId}/templates`
 *
 * The responses, by status.
 */
export interface TemplatesUpdateTemplatesAutoMatchResponses {
    /** The templates with their matching. */
    200: TemplatesUpdateTemplatesAutoMatch200Response;
    /** The request is invalid. */
    400: TemplatesUpdateTemplatesAutoMatch400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesUpdateTemplatesAutoMatch401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesUpdateTemplatesAutoMatch403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesUpdateTemplatesAutoMatch404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesUpdateTemplatesAutoMatch405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesUpdateTemplatesAutoMatch429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesUpdateTemplatesAutoMatch500Response;
}

/**
 * The error codes that `Templates_updateTemplatesAutoMatch` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 */
export type TemplatesUpdateTemplatesAutoMatchErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID';

/**
 * Parameters in the path of `Templates_get`.
 */
export interface TemplatesGetParams {
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
 * Parameters in the query of `Templates_get`.
 */
export interface TemplatesGetQueryParams {
    /**
     * The additional data in the response, as a comma-separated list of `powerforms`, `tabs`,
     * `documents` and `favorite_template_status`. Tabs are included with the recipients to whom they
     * belong. Other words are ignored.
     *
     * @example documents,tabs
     */
    include?: string | undefined;
}

/** The current state of the template. */
export type TemplatesGet200Response = EnvelopeTemplateAnswer;

/** The template does not exist, the caller cannot view it, or a parameter is invalid. */
export type TemplatesGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesGet500Response = ErrorDetails;

/**
 * Read a template.
 *
 * Returns one template with its settings, documents and recipients. `include` adds data, such as
 * the list of documents or the tabs. The files have a separate operation.
 *
 * The owner, users with whom the template is shared, and administrators of the account can read it.
 *
 * `Templates_get`, `GET /v2.1/accounts/{accountId}/templates/{templateId}`
 *
 * The responses, by status.
 */
export interface TemplatesGetResponses {
    /** The current state of the template. */
    200: TemplatesGet200Response;
    /** The template does not exist, the caller cannot view it, or a parameter is invalid. */
    400: TemplatesGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesGet404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesGet500Response;
}

/**
 * The error codes that `Templates_get` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplatesGetErrorCode = 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_update`.
 */
export interface TemplatesUpdateParams {
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
 * Headers of `Templates_update`.
 */
export interface TemplatesUpdateHeader {
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
export type TemplatesUpdateBody = EnvelopeTemplate;

/** The template was changed. The response contains the result for each changed part. */
export type TemplatesUpdate200Response = TemplateUpdateSummary;

/** The request is invalid, or the template is locked by another user. */
export type TemplatesUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesUpdate500Response = ErrorDetails;

/**
 * Change a template.
 *
 * Changes the settings of a template, such as its name, description, message and the rights of
 * recipients. Omitted fields are not changed. Documents, recipients, tabs and custom fields also
 * have separate operations.
 *
 * Existing envelopes are not changed. The owner and administrators can change a template, and so can
 * users with whom it is shared if they have the right to manage templates. For a template with a
 * password, send it in `password`. `newPassword` sets a new one. If the caller holds a lock on the
 * template, send it in `X-DocuSign-Edit`.
 *
 * `Templates_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}`
 *
 * The responses, by status.
 */
export interface TemplatesUpdateResponses {
    /** The template was changed. The response contains the result for each changed part. */
    200: TemplatesUpdate200Response;
    /** The request is invalid, or the template is locked by another user. */
    400: TemplatesUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesUpdate404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesUpdate500Response;
}

/**
 * The error codes that `Templates_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplatesUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_updateGroupShare`.
 */
export interface TemplatesUpdateGroupShareParams {
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
     * The type of object that the template is shared with. The only value is `groups`. The path requires
     * it.
     *
     * @example groups
     */
    templatePart: "groups";
}

/** The IDs of the groups to share with. */
export type TemplatesUpdateGroupShareBody = GroupInformation;

/** The groups of the request, with the result for each. */
export type TemplatesUpdateGroupShare200Response = GroupInformation;

/** The request is invalid, or the caller cannot share the template. */
export type TemplatesUpdateGroupShare400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesUpdateGroupShare401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesUpdateGroupShare403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesUpdateGroupShare404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesUpdateGroupShare405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesUpdateGroupShare429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesUpdateGroupShare500Response = ErrorDetails;

/**
 * Share a template with groups.
 *
 * Shares a template with the user groups in the request body, in addition to those with which it is
 * already shared. Every member of such a group can then create envelopes from it.
 *
 * The caller must be the owner with the right to share, or an administrator of the account.
 * `Accounts_updateSharedAccess` is the newer way: it can also share with individual users, but it
 * replaces the current sharing unless the request keeps it.
 *
 * `Templates_updateGroupShare`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}`
 *
 * The responses, by status.
 */
export interface TemplatesUpdateGroupShareResponses {
    /** The groups of the request, with the result for each. */
    200: TemplatesUpdateGroupShare200Response;
    /** The request is invalid, or the caller cannot share the template. */
    400: TemplatesUpdateGroupShare400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesUpdateGroupShare401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesUpdateGroupShare403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesUpdateGroupShare404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesUpdateGroupShare405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesUpdateGroupShare429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesUpdateGroupShare500Response;
}

/**
 * The error codes that `Templates_updateGroupShare` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type TemplatesUpdateGroupShareErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Templates_deleteGroupShare`.
 */
export interface TemplatesDeleteGroupShareParams {
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
     * The type of object that the template is shared with. The only value is `groups`. The path requires
     * it.
     *
     * @example groups
     */
    templatePart: "groups";
}

/** The IDs of the groups to stop sharing with. */
export type TemplatesDeleteGroupShareBody = GroupInformation;

/** The groups of the request, with the result for each. */
export type TemplatesDeleteGroupShare200Response = GroupInformation;

/** The request is invalid, or the caller cannot share the template. */
export type TemplatesDeleteGroupShare400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesDeleteGroupShare401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesDeleteGroupShare403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesDeleteGroupShare404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesDeleteGroupShare405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesDeleteGroupShare429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesDeleteGroupShare500Response = ErrorDetails;

/**
 * Stop sharing a template with groups.
 *
 * Stops sharing a template with the user groups in the request body. Members lose access to it
 * unless it is also shared with them in another way. They keep the envelopes that they created from
 * it.
 *
 * The caller must be the owner with the right to share, or an administrator of the account.
 * `Accounts_updateSharedAccess` is the newer way.
 *
 * `Templates_deleteGroupShare`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}`
 *
 * The responses, by status.
 */
export interface TemplatesDeleteGroupShareResponses {
    /** The groups of the request, with the result for each. */
    200: TemplatesDeleteGroupShare200Response;
    /** The request is invalid, or the caller cannot share the template. */
    400: TemplatesDeleteGroupShare400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesDeleteGroupShare401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesDeleteGroupShare403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesDeleteGroupShare404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesDeleteGroupShare405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesDeleteGroupShare429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesDeleteGroupShare500Response;
}

/**
 * The error codes that `Templates_deleteGroupShare` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type TemplatesDeleteGroupShareErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Templates_getPageImages`.
 */
export interface TemplatesGetPageImagesParams {
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
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Parameters in the query of `Templates_getPageImages`.
 */
export interface TemplatesGetPageImagesQueryParams {
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
export type TemplatesGetPageImages200Response = PageImages;

/** The template does not have this document, or a parameter is invalid. */
export type TemplatesGetPageImages400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesGetPageImages401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesGetPageImages403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesGetPageImages404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesGetPageImages405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesGetPageImages429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesGetPageImages500Response = ErrorDetails;

/**
 * List the pages of a document in a template.
 *
 * Returns the size and media type of the image of each page of a document in a template. The images
 * have a separate operation for each page. `dpi`, `max_height` and `max_width` specify the image
 * size that the response describes.
 *
 * The list itself is paged: `start_position` and `count` select a part, and `nextUri` links to the
 * next part.
 *
 * `Templates_getPageImages`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages`
 *
 * The responses, by status.
 */
export interface TemplatesGetPageImagesResponses {
    /** One page of the list. */
    200: TemplatesGetPageImages200Response;
    /** The template does not have this document, or a parameter is invalid. */
    400: TemplatesGetPageImages400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesGetPageImages401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesGetPageImages403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesGetPageImages404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesGetPageImages405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesGetPageImages429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesGetPageImages500Response;
}

/**
 * The error codes that `Templates_getPageImages` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplatesGetPageImagesErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_deleteDocumentPage`.
 */
export interface TemplatesDeleteDocumentPageParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example 7e5d3c1b-9a84-4f26-b0d7-2c8f6e4a1d59
     */
    templateId: string;
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
    /**
     * The 1-based number of the page of the document.
     *
     * @example 1
     */
    pageNumber: string;
}

/**
 * Headers of `Templates_deleteDocumentPage`.
 */
export interface TemplatesDeleteDocumentPageHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The password of the caller. The request body is optional. */
export type TemplatesDeleteDocumentPageBody = PageDeletion;

/** The page was deleted. */
export type TemplatesDeleteDocumentPage200Response = undefined;

/** The document does not have this page, or the template is locked by another user. */
export type TemplatesDeleteDocumentPage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesDeleteDocumentPage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesDeleteDocumentPage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesDeleteDocumentPage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesDeleteDocumentPage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesDeleteDocumentPage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesDeleteDocumentPage500Response = ErrorDetails;

/**
 * Remove a page from a document in a template.
 *
 * Deletes one page from a document in a template. The numbers of the pages after it decrease by one.
 * Existing envelopes keep the page.
 *
 * Unlike an envelope, a template can be changed at any time. If the caller holds a lock on the
 * template, send it in `X-DocuSign-Edit`.
 *
 * `Templates_deleteDocumentPage`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}`
 *
 * The responses, by status.
 */
export interface TemplatesDeleteDocumentPageResponses {
    /** The page was deleted. */
    200: TemplatesDeleteDocumentPage200Response;
    /** The document does not have this page, or the template is locked by another user. */
    400: TemplatesDeleteDocumentPage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesDeleteDocumentPage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesDeleteDocumentPage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesDeleteDocumentPage404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesDeleteDocumentPage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesDeleteDocumentPage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesDeleteDocumentPage500Response;
}

/**
 * The error codes that `Templates_deleteDocumentPage` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document does not have a page with this number. Page numbers start at 1. Some operations return status 404 instead.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplatesDeleteDocumentPageErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PAGE_IMAGE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_getDocumentPageImage`.
 */
export interface TemplatesGetDocumentPageImageParams {
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
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
    /**
     * The 1-based number of the page of the document.
     *
     * @example 1
     */
    pageNumber: string;
}

/**
 * Parameters in the query of `Templates_getDocumentPageImage`.
 */
export interface TemplatesGetDocumentPageImageQueryParams {
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

/** The page as a PNG image. */
export type TemplatesGetDocumentPageImage200Response = Blob;

/** The document does not have this page, or a parameter is invalid. */
export type TemplatesGetDocumentPageImage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesGetDocumentPageImage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesGetDocumentPageImage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesGetDocumentPageImage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesGetDocumentPageImage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesGetDocumentPageImage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesGetDocumentPageImage500Response = ErrorDetails;

/**
 * Read the image of a page in a template.
 *
 * Returns one page of a document in a template as a PNG image. `dpi` sets the resolution.
 * `max_height` and `max_width` limit the size in pixels, and the proportions of the page are kept.
 *
 * `Templates_getDocumentPageImage`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image`
 *
 * The responses, by status.
 */
export interface TemplatesGetDocumentPageImageResponses {
    /** The page as a PNG image. */
    200: TemplatesGetDocumentPageImage200Response;
    /** The document does not have this page, or a parameter is invalid. */
    400: TemplatesGetDocumentPageImage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesGetDocumentPageImage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesGetDocumentPageImage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesGetDocumentPageImage404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesGetDocumentPageImage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesGetDocumentPageImage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesGetDocumentPageImage500Response;
}

/**
 * The error codes that `Templates_getDocumentPageImage` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document does not have a page with this number. Page numbers start at 1. Some operations return status 404 instead.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplatesGetDocumentPageImageErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'PAGE_IMAGE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_rotateDocumentPage`.
 */
export interface TemplatesRotateDocumentPageParams {
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
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
    /**
     * The 1-based number of the page of the document.
     *
     * @example 1
     */
    pageNumber: string;
}

/**
 * Headers of `Templates_rotateDocumentPage`.
 */
export interface TemplatesRotateDocumentPageHeader {
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
export type TemplatesRotateDocumentPageBody = PageRequest;

/** The page was rotated. */
export type TemplatesRotateDocumentPage200Response = undefined;

/**
 * The document does not have this page, the direction is missing, or another user holds the
 * lock.
 */
export type TemplatesRotateDocumentPage400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesRotateDocumentPage401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesRotateDocumentPage403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesRotateDocumentPage404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesRotateDocumentPage405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesRotateDocumentPage429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesRotateDocumentPage500Response = ErrorDetails;

/**
 * Rotate a page of a document in a template.
 *
 * Rotates one page of a document in a template by 90 degrees to the left or to the right. Envelopes
 * that are created from the template later have the rotated page. Existing envelopes are not
 * changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `Templates_rotateDocumentPage`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image`
 *
 * The responses, by status.
 */
export interface TemplatesRotateDocumentPageResponses {
    /** The page was rotated. */
    200: TemplatesRotateDocumentPage200Response;
    /**
     * The document does not have this page, the direction is missing, or another user holds the
     * lock.
     */
    400: TemplatesRotateDocumentPage400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesRotateDocumentPage401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesRotateDocumentPage403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesRotateDocumentPage404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesRotateDocumentPage405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesRotateDocumentPage429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesRotateDocumentPage500Response;
}

/**
 * The error codes that `Templates_rotateDocumentPage` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document does not have a page with this number. Page numbers start at 1. Some operations return status 404 instead.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplatesRotateDocumentPageErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PAGE_IMAGE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_getNotificationSettings`.
 */
export interface TemplatesGetNotificationSettingsParams {
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

/** The updated settings. */
export type TemplatesGetNotificationSettings200Response = Notification;

/** The template does not exist, or the caller cannot view it. */
export type TemplatesGetNotificationSettings400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesGetNotificationSettings401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesGetNotificationSettings403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesGetNotificationSettings404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesGetNotificationSettings405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesGetNotificationSettings429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesGetNotificationSettings500Response = ErrorDetails;

/**
 * Read the reminders and expiration of a template.
 *
 * Returns when recipients of envelopes created from a template are reminded, and when such an
 * envelope expires. The sender of an envelope can override both for that envelope.
 *
 * `Templates_getNotificationSettings`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/notification`
 *
 * The responses, by status.
 */
export interface TemplatesGetNotificationSettingsResponses {
    /** The updated settings. */
    200: TemplatesGetNotificationSettings200Response;
    /** The template does not exist, or the caller cannot view it. */
    400: TemplatesGetNotificationSettings400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesGetNotificationSettings401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesGetNotificationSettings403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesGetNotificationSettings404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesGetNotificationSettings405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesGetNotificationSettings429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesGetNotificationSettings500Response;
}

/**
 * The error codes that `Templates_getNotificationSettings` can return.
 *
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplatesGetNotificationSettingsErrorCode = 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_updateNotificationSettings`.
 */
export interface TemplatesUpdateNotificationSettingsParams {
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
 * Headers of `Templates_updateNotificationSettings`.
 */
export interface TemplatesUpdateNotificationSettingsHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The new settings. */
export type TemplatesUpdateNotificationSettingsBody = TemplateNotificationRequest;

/** The updated settings. */
export type TemplatesUpdateNotificationSettings200Response = Notification;

/** The request is invalid, or the template is locked by another user. */
export type TemplatesUpdateNotificationSettings400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesUpdateNotificationSettings401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesUpdateNotificationSettings403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesUpdateNotificationSettings404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesUpdateNotificationSettings405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesUpdateNotificationSettings429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesUpdateNotificationSettings500Response = ErrorDetails;

/**
 * Set the reminders and expiration of a template.
 *
 * Sets when recipients of envelopes created from a template are reminded, and when such an envelope
 * expires. If `useAccountDefaults` is `true`, the settings of the account apply instead. Existing
 * envelopes are not changed.
 *
 * All numbers are whole days. For a template with a password, send it in the request body. If the
 * caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `Templates_updateNotificationSettings`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/notification`
 *
 * The responses, by status.
 */
export interface TemplatesUpdateNotificationSettingsResponses {
    /** The updated settings. */
    200: TemplatesUpdateNotificationSettings200Response;
    /** The request is invalid, or the template is locked by another user. */
    400: TemplatesUpdateNotificationSettings400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesUpdateNotificationSettings401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesUpdateNotificationSettings403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesUpdateNotificationSettings404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesUpdateNotificationSettings405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesUpdateNotificationSettings429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesUpdateNotificationSettings500Response;
}

/**
 * The error codes that `Templates_updateNotificationSettings` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplatesUpdateNotificationSettingsErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_updateTemplatesAutoMatch_0`.
 */
export interface TemplatesUpdateTemplatesAutoMatch0Params {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** A template is to be proposed. */
export type TemplatesUpdateTemplatesAutoMatch0Body = TemplateAutoMatchList;

/** The templates with their matching. */
export type TemplatesUpdateTemplatesAutoMatch0200Response = TemplateAutoMatchList;

/** The request is invalid. */
export type TemplatesUpdateTemplatesAutoMatch0400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesUpdateTemplatesAutoMatch0401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesUpdateTemplatesAutoMatch0403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesUpdateTemplatesAutoMatch0404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesUpdateTemplatesAutoMatch0405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesUpdateTemplatesAutoMatch0429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesUpdateTemplatesAutoMatch0500Response = ErrorDetails;

/**
 * Switch the matching of templates on or off (second address).
 *
 * Sets whether templates are proposed for documents that look like theirs. Each entry succeeds
 * or fails on its own: an entry that fails contains `errorDetails`. It does the same as the
 * first address.
 *
 * `Templates_updateTemplatesAutoMatch_0`, `PUT /v2.1/accounts/{accountId}/templates/auto_match`
 *
 * The responses, by status.
 */
export interface TemplatesUpdateTemplatesAutoMatch0Responses {
    /** The templates with their matching. */
    200: TemplatesUpdateTemplatesAutoMatch0200Response;
    /** The request is invalid. */
    400: TemplatesUpdateTemplatesAutoMatch0400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesUpdateTemplatesAutoMatch0401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesUpdateTemplatesAutoMatch0403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesUpdateTemplatesAutoMatch0404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesUpdateTemplatesAutoMatch0405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesUpdateTemplatesAutoMatch0429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesUpdateTemplatesAutoMatch0500Response;
}

/**
 * The error codes that `Templates_updateTemplatesAutoMatch_0` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 */
export type TemplatesUpdateTemplatesAutoMatch0ErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID';

/**
 * Parameters in the path of `Templates_getCompletionRateForTemplateOwner`.
 */
export interface TemplatesGetCompletionRateForTemplateOwnerParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The numbers and rates. */
export type TemplatesGetCompletionRateForTemplateOwner200Response = UserCompletionRateResponse;

/** The request is invalid. */
export type TemplatesGetCompletionRateForTemplateOwner400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesGetCompletionRateForTemplateOwner401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesGetCompletionRateForTemplateOwner403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesGetCompletionRateForTemplateOwner404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesGetCompletionRateForTemplateOwner405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesGetCompletionRateForTemplateOwner429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesGetCompletionRateForTemplateOwner500Response = ErrorDetails;

/**
 * Read the completion rate of the templates of the caller.
 *
 * Returns how many envelopes from the templates of the caller were sent, completed, voided and
 * expired, and which templates do best and worst.
 *
 * `Templates_getCompletionRateForTemplateOwner`, `GET /v2.1/accounts/{accountId}/templates/insights/completionRate`
 *
 * The responses, by status.
 */
export interface TemplatesGetCompletionRateForTemplateOwnerResponses {
    /** The numbers and rates. */
    200: TemplatesGetCompletionRateForTemplateOwner200Response;
    /** The request is invalid. */
    400: TemplatesGetCompletionRateForTemplateOwner400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesGetCompletionRateForTemplateOwner401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesGetCompletionRateForTemplateOwner403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesGetCompletionRateForTemplateOwner404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesGetCompletionRateForTemplateOwner405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesGetCompletionRateForTemplateOwner429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesGetCompletionRateForTemplateOwner500Response;
}

/**
 * The error codes that `Templates_getCompletionRateForTemplateOwner` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type TemplatesGetCompletionRateForTemplateOwnerErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER';

/**
 * Parameters in the path of `Templates_getCompletionRateForTemplate`.
 */
export interface TemplatesGetCompletionRateForTemplateParams {
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

/** The numbers and rates. */
export type TemplatesGetCompletionRateForTemplate200Response = TemplateCompletionRateResponse;

/** The request is invalid. */
export type TemplatesGetCompletionRateForTemplate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplatesGetCompletionRateForTemplate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplatesGetCompletionRateForTemplate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplatesGetCompletionRateForTemplate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplatesGetCompletionRateForTemplate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplatesGetCompletionRateForTemplate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplatesGetCompletionRateForTemplate500Response = ErrorDetails;

/**
 * Read the completion rate of a template.
 *
 * Returns how many envelopes from the template were sent, completed, voided and expired, and
 * which senders do best and worst.
 *
 * `Templates_getCompletionRateForTemplate`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/insights/completionRate`
 *
 * The responses, by status.
 */
export interface TemplatesGetCompletionRateForTemplateResponses {
    /** The numbers and rates. */
    200: TemplatesGetCompletionRateForTemplate200Response;
    /** The request is invalid. */
    400: TemplatesGetCompletionRateForTemplate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplatesGetCompletionRateForTemplate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplatesGetCompletionRateForTemplate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplatesGetCompletionRateForTemplate404Response;
    /** The path exists, but does not support this method. */
    405: TemplatesGetCompletionRateForTemplate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplatesGetCompletionRateForTemplate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplatesGetCompletionRateForTemplate500Response;
}

/**
 * The error codes that `Templates_getCompletionRateForTemplate` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 */
export type TemplatesGetCompletionRateForTemplateErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'TEMPLATE_ID_INVALID';
