// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeTemplate } from './schemas/envelopeTemplate.js';
import type { EnvelopeTemplateResults } from './schemas/envelopeTemplateResults.js';
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
     * The account, by its external number or by its GUID.
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
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Only templates made at this moment or later; a date, or a date with a time, in ISO 8601.
     *
     * @example 2026-01-01
     */
    created_from_date?: string | undefined;
    /**
     * Only templates made at this moment or earlier; a date, or a date with a time, in ISO 8601.
     *
     * @example 2026-11-30
     */
    created_to_date?: string | undefined;
    /**
     * Only templates in these folders, as IDs with commas between them.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folder_ids?: string | undefined;
    /**
     * Only templates in folders of these kinds, with commas between them: `templates` for the
     * caller's own folders, `templates_root` for what lies in none of them, `recyclebin` for what was
     * deleted.
     *
     * @example templates
     */
    folder_types?: string | undefined;
    /**
     * The beginning of the period in which a template was made: a date, or a date with a time, in
     * ISO 8601. Without it the period has no beginning.
     *
     * @example 2026-01-01
     */
    from_date?: string | undefined;
    /**
     * What each template of the answer holds besides its own fields, with commas between the words:
     * `powerforms`, `documents`, `folders`, `favorite_template_status`, `advanced_templates`,
     * `recipients`, `custom_fields`, `notifications`.
     *
     * @example recipients,favorite_template_status
     */
    include?: string | undefined;
    /**
     * Whether the list holds deleted templates only, which wait in the recycle bin.
     *
     * @example false
     */
    is_deleted_template_only?: ("true" | "false") | undefined;
    /**
     * Whether the templates are listed in order to be downloaded.
     *
     * @example false
     */
    is_download?: ("true" | "false") | undefined;
    /**
     * Only templates last changed at this moment or later; a date, or a date with a time.
     *
     * @example 2026-11-01
     */
    modified_from_date?: string | undefined;
    /**
     * Only templates last changed at this moment or earlier; a date, or a date with a time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    modified_to_date?: string | undefined;
    /**
     * The direction of the list, upwards or downwards.
     *
     * @example desc
     */
    order?: ("asc" | "desc") | undefined;
    /**
     * By what the list is sorted: by `name`, by when a template was last `modified`, or by when it
     * was last `used`.
     *
     * @example modified
     */
    order_by?: ("name" | "modified" | "used") | undefined;
    /**
     * Where `search_text` is looked for besides the name of the template, with commas between the
     * words: `sender`, `recipients`, `envelope`.
     *
     * @example recipients
     */
    search_fields?: string | undefined;
    /**
     * Only records in which this text occurs.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * Whether the list holds only templates that the caller shares with others.
     *
     * @example true
     */
    shared_by_me?: ("true" | "false") | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Only these templates, as IDs with commas between them.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    template_ids?: string | undefined;
    /**
     * The end of the period in which a template was made: a date, or a date with a time, in ISO
     * 8601. Without it the period lasts until now.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
    /**
     * Only templates last used at this moment or later; a date, or a date with a time.
     *
     * @example 2026-11-01
     */
    used_from_date?: string | undefined;
    /**
     * Only templates last used at this moment or earlier; a date, or a date with a time.
     *
     * @example 2026-11-30
     */
    used_to_date?: string | undefined;
    /**
     * Whose templates the list holds: those that the caller owns, those that others share with the
     * caller, or all of them.
     *
     * @example owned_by_me
     */
    user_filter?: ("owned_by_me" | "shared_with_me" | "all") | undefined;
    /**
     * Only templates of this user. Other users than the caller need an administrator.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    user_id?: string | undefined;
}

/** One chunk of the templates that fit the filters. */
export type TemplatesList200Response = EnvelopeTemplateResults;

/** A parameter does not fit the contract, or the caller may not use templates. */
export type TemplatesList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesList500Response = ErrorDetails;

/**
 * List the templates of an account.
 *
 * Lists the templates that the calling user may use: their own and those that others share with
 * them. Filters by folder, owner, text and moments can be combined; `include` adds parts to each
 * template, and what it does not name is left out.
 *
 * The list comes in chunks, of which one holds 2000 templates at most. `start_position` and
 * `count` choose a chunk, `order_by` and `order` sort the whole list, and `nextUri` leads to the
 * next chunk. Deleted templates are left out unless they are asked for.
 *
 * `Templates_list`, `GET /v2.1/accounts/{accountId}/templates`
 *
 * What it answers with, by status.
 */
export interface TemplatesListResponses {
    /** One chunk of the templates that fit the filters. */
    200: TemplatesList200Response;
    /** A parameter does not fit the contract, or the caller may not use templates. */
    400: TemplatesList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesList404Response;
    /** The address exists, but not with this method. */
    405: TemplatesList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesList500Response;
}

/**
 * The error codes that `Templates_list` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplatesListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_create`.
 */
export interface TemplatesCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The template to make. */
export type TemplatesCreateBody = EnvelopeTemplate;

/** The template is made; its ID is in the answer. */
export type TemplatesCreate201Response = TemplateSummary;

/** The request does not fit the contract, or a document, recipient or tab in it is wrong. */
export type TemplatesCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesCreate500Response = ErrorDetails;

/**
 * Make a template.
 *
 * Makes a template of documents, recipients and settings. A recipient may have a `roleName` only;
 * the name and the e-mail address are then filled in by whoever makes an envelope from the
 * template. Tabs are placed for roles as they are for people.
 *
 * Nothing is sent, so the template may be incomplete: without documents, without recipients or
 * without a subject. The calling user owns it and must have the right to manage templates.
 * Documents that are not PDFs need their `fileExtension`; the limits of size and number are those
 * of an envelope.
 *
 * `Templates_create`, `POST /v2.1/accounts/{accountId}/templates`
 *
 * What it answers with, by status.
 */
export interface TemplatesCreateResponses {
    /** The template is made; its ID is in the answer. */
    201: TemplatesCreate201Response;
    /** The request does not fit the contract, or a document, recipient or tab in it is wrong. */
    400: TemplatesCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesCreate404Response;
    /** The address exists, but not with this method. */
    405: TemplatesCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesCreate500Response;
}

/**
 * The error codes that `Templates_create` is known to answer with.
 *
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document holds the string that a tab is anchored to. Mend the string, or set `anchorIgnoreIfNotPresent` where the tab may be left out.
 * - `ANCHOR_TAG_PROCESSING_FAILURE` (400): The documents could not be searched for anchors, mostly because one of them is damaged. Send a sound file.
 * - `CANNOT_ASSIGN_TAB_TO_MANAGERROLE` (400): A tab was given to a recipient who does not sign, such as an agent or an editor. Give it to a signer.
 * - `DOCUMENT_LIMIT_EXCEEDED` (400): There are more documents than one envelope or template may have. Join some of them, or send several envelopes.
 * - `INVALID_EMAIL_ADDRESS_FOR_RECIPIENT` (400): The e-mail address of a recipient is missing or malformed. Correct it.
 * - `INVALID_RECIPIENT_ID` (400): Nobody in the envelope or template has this recipient ID, or it is no whole number. List the recipients to find the right one.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `RECIPIENT_LIMIT_EXCEEDED` (400): There are more recipients than the 100 that an envelope may have. Send several envelopes, or send in bulk.
 * - `TAB_OUT_OF_BOUNDS` (400): A tab would stand outside its page. Give a position within the width and height of the page.
 * - `TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT` (400): A tab is meant for a page that the document does not have. Correct its `pageNumber`.
 * - `TAB_REFERS_TO_MISSING_DOCUMENT` (400): A tab is meant for a document that is not there. Correct its `documentId`, or add the document.
 * - `UNABLE_TO_LOAD_DOCUMENT` (400): The bytes of a document cannot be decoded, or they do not fit its file extension. Check the base64 and the extension.
 * - `UNSUPPORTED_PDF_CONTENT` (400): A PDF cannot be used because it is encrypted, damaged or an XFA form. Save it as a plain PDF without a password.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplatesCreateErrorCode = 'ANCHOR_TAB_STRING_NOT_FOUND' | 'ANCHOR_TAG_PROCESSING_FAILURE' | 'CANNOT_ASSIGN_TAB_TO_MANAGERROLE' | 'DOCUMENT_LIMIT_EXCEEDED' | 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' | 'INVALID_RECIPIENT_ID' | 'INVALID_REQUEST_BODY' | 'RECIPIENT_LIMIT_EXCEEDED' | 'TAB_OUT_OF_BOUNDS' | 'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT' | 'TAB_REFERS_TO_MISSING_DOCUMENT' | 'UNABLE_TO_LOAD_DOCUMENT' | 'UNSUPPORTED_PDF_CONTENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_get`.
 */
export interface TemplatesGetParams {
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
 * Parameters in the query of `Templates_get`.
 */
export interface TemplatesGetQueryParams {
    /**
     * What the answer holds besides the template itself, with commas between the words:
     * `powerforms`, `tabs`, `documents`, `favorite_template_status`. The tabs come with the
     * recipients who own them.
     *
     * @example documents,tabs
     */
    include?: string | undefined;
}

/** The template as it is now. */
export type TemplatesGet200Response = EnvelopeTemplate;

/** There is no such template for the caller, or a parameter does not fit the contract. */
export type TemplatesGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesGet500Response = ErrorDetails;

/**
 * Read a template.
 *
 * Gives one template with its settings, recipients and custom fields. `include` adds parts, such
 * as the list of documents or the tabs; the files themselves have an operation of their own.
 *
 * The owner, those with whom the template is shared and administrators of the account may read
 * it.
 *
 * `Templates_get`, `GET /v2.1/accounts/{accountId}/templates/{templateId}`
 *
 * What it answers with, by status.
 */
export interface TemplatesGetResponses {
    /** The template as it is now. */
    200: TemplatesGet200Response;
    /** There is no such template for the caller, or a parameter does not fit the contract. */
    400: TemplatesGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesGet403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesGet404Response;
    /** The address exists, but not with this method. */
    405: TemplatesGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesGet500Response;
}

/**
 * The error codes that `Templates_get` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplatesGetErrorCode = 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_update`.
 */
export interface TemplatesUpdateParams {
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
 * Headers of `Templates_update`.
 */
export interface TemplatesUpdateHeader {
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
export type TemplatesUpdateBody = EnvelopeTemplate;

/** The template is changed; each part that was sent has its own outcome. */
export type TemplatesUpdate200Response = TemplateUpdateSummary;

/** The request does not fit the contract, or the template is locked by somebody else. */
export type TemplatesUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesUpdate500Response = ErrorDetails;

/**
 * Change a template.
 *
 * Changes the settings of a template: its name, its description, its message, the rights of
 * recipients and the like. Fields that are left out stay as they are. Documents, recipients, tabs
 * and custom fields also have operations of their own.
 *
 * Envelopes that were made from the template before do not change. The owner and administrators may
 * change a template, and those with whom it is shared if they have the right to manage templates. A
 * template with a password takes it in `password`; `newPassword` sets another one. Whoever holds a
 * lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `Templates_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}`
 *
 * What it answers with, by status.
 */
export interface TemplatesUpdateResponses {
    /** The template is changed; each part that was sent has its own outcome. */
    200: TemplatesUpdate200Response;
    /** The request does not fit the contract, or the template is locked by somebody else. */
    400: TemplatesUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesUpdate404Response;
    /** The address exists, but not with this method. */
    405: TemplatesUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesUpdate500Response;
}

/**
 * The error codes that `Templates_update` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplatesUpdateErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_updateGroupShare`.
 */
export interface TemplatesUpdateGroupShareParams {
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
     * What the template is shared with; `groups` is the only value. It is needed because the path has
     * a place for it.
     *
     * @example groups
     */
    templatePart: "groups";
}

/** The groups to share with, by their IDs. */
export type TemplatesUpdateGroupShareBody = GroupInformation;

/** The groups of the request, with the outcome for each. */
export type TemplatesUpdateGroupShare200Response = GroupInformation;

/** The request does not fit the contract, or the caller may not share the template. */
export type TemplatesUpdateGroupShare400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesUpdateGroupShare401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesUpdateGroupShare403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesUpdateGroupShare404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesUpdateGroupShare405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesUpdateGroupShare429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesUpdateGroupShare500Response = ErrorDetails;

/**
 * Share a template with groups.
 *
 * Shares a template with the groups of users in the body, besides those that it is shared with
 * already. Every member of such a group can then make envelopes from it.
 *
 * The owner may do so with the right to share, and so may administrators of the account.
 * `Accounts_updateSharedAccess` is the newer way: it also shares with single users, but replaces
 * what was shared before unless it is told to keep it.
 *
 * `Templates_updateGroupShare`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}`
 *
 * What it answers with, by status.
 */
export interface TemplatesUpdateGroupShareResponses {
    /** The groups of the request, with the outcome for each. */
    200: TemplatesUpdateGroupShare200Response;
    /** The request does not fit the contract, or the caller may not share the template. */
    400: TemplatesUpdateGroupShare400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesUpdateGroupShare401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesUpdateGroupShare403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesUpdateGroupShare404Response;
    /** The address exists, but not with this method. */
    405: TemplatesUpdateGroupShare405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesUpdateGroupShare429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesUpdateGroupShare500Response;
}

/**
 * The error codes that `Templates_updateGroupShare` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type TemplatesUpdateGroupShareErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Templates_deleteGroupShare`.
 */
export interface TemplatesDeleteGroupShareParams {
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
     * What the template is shared with; `groups` is the only value. It is needed because the path has
     * a place for it.
     *
     * @example groups
     */
    templatePart: "groups";
}

/** The groups that lose the template, by their IDs. */
export type TemplatesDeleteGroupShareBody = GroupInformation;

/** The groups of the request, with the outcome for each. */
export type TemplatesDeleteGroupShare200Response = GroupInformation;

/** The request does not fit the contract, or the caller may not share the template. */
export type TemplatesDeleteGroupShare400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesDeleteGroupShare401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesDeleteGroupShare403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesDeleteGroupShare404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesDeleteGroupShare405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesDeleteGroupShare429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesDeleteGroupShare500Response = ErrorDetails;

/**
 * Stop sharing a template with groups.
 *
 * Ends the sharing of a template with the groups of users in the body. Members lose it unless it
 * is shared with them in another way. Envelopes that they made from it stay theirs.
 *
 * The owner may do so with the right to share, and so may administrators of the account.
 * `Accounts_updateSharedAccess` is the newer way.
 *
 * `Templates_deleteGroupShare`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}`
 *
 * What it answers with, by status.
 */
export interface TemplatesDeleteGroupShareResponses {
    /** The groups of the request, with the outcome for each. */
    200: TemplatesDeleteGroupShare200Response;
    /** The request does not fit the contract, or the caller may not share the template. */
    400: TemplatesDeleteGroupShare400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesDeleteGroupShare401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesDeleteGroupShare403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesDeleteGroupShare404Response;
    /** The address exists, but not with this method. */
    405: TemplatesDeleteGroupShare405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesDeleteGroupShare429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesDeleteGroupShare500Response;
}

/**
 * The error codes that `Templates_deleteGroupShare` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type TemplatesDeleteGroupShareErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Templates_getPageImages`.
 */
export interface TemplatesGetPageImagesParams {
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
     * The document, by the number that the sender gave to it.
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
export type TemplatesGetPageImages200Response = PageImages;

/** The template has no such document, or a parameter does not fit the contract. */
export type TemplatesGetPageImages400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesGetPageImages401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesGetPageImages403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesGetPageImages404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesGetPageImages405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesGetPageImages429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesGetPageImages500Response = ErrorDetails;

/**
 * List the pages of a document in a template.
 *
 * Gives size and media type of the image of each page of a document in a template. The images
 * themselves come page by page; `dpi`, `max_height` and `max_width` say for which size the answer
 * is meant.
 *
 * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
 * next.
 *
 * `Templates_getPageImages`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages`
 *
 * What it answers with, by status.
 */
export interface TemplatesGetPageImagesResponses {
    /** One chunk of the pages. */
    200: TemplatesGetPageImages200Response;
    /** The template has no such document, or a parameter does not fit the contract. */
    400: TemplatesGetPageImages400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesGetPageImages401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesGetPageImages403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesGetPageImages404Response;
    /** The address exists, but not with this method. */
    405: TemplatesGetPageImages405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesGetPageImages429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesGetPageImages500Response;
}

/**
 * The error codes that `Templates_getPageImages` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplatesGetPageImagesErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_deleteDocumentPage`.
 */
export interface TemplatesDeleteDocumentPageParams {
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
     * The document, by the number that the sender gave to it.
     *
     * @example 1
     */
    documentId: string;
    /**
     * The page of the document, counted from 1.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The password of the caller; the body may be missing. */
export type TemplatesDeleteDocumentPageBody = PageDeletion;

/** The page is gone. */
export type TemplatesDeleteDocumentPage200Response = undefined;

/** The document has no such page, or the template is locked by somebody else. */
export type TemplatesDeleteDocumentPage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesDeleteDocumentPage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesDeleteDocumentPage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesDeleteDocumentPage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesDeleteDocumentPage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesDeleteDocumentPage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesDeleteDocumentPage500Response = ErrorDetails;

/**
 * Remove a page from a document in a template.
 *
 * Takes one page out of a document in a template. The pages behind it move up by one number.
 * Envelopes that were made from the template before keep the page.
 *
 * A template may be changed at any time, unlike an envelope. Whoever holds a lock on it sends it in
 * `X-DocuSign-Edit`.
 *
 * `Templates_deleteDocumentPage`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}`
 *
 * What it answers with, by status.
 */
export interface TemplatesDeleteDocumentPageResponses {
    /** The page is gone. */
    200: TemplatesDeleteDocumentPage200Response;
    /** The document has no such page, or the template is locked by somebody else. */
    400: TemplatesDeleteDocumentPage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesDeleteDocumentPage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesDeleteDocumentPage403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesDeleteDocumentPage404Response;
    /** The address exists, but not with this method. */
    405: TemplatesDeleteDocumentPage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesDeleteDocumentPage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesDeleteDocumentPage500Response;
}

/**
 * The error codes that `Templates_deleteDocumentPage` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document has no page with this number; count from 1 and stay within its pages. Some calls answer with status 404 instead.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplatesDeleteDocumentPageErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PAGE_IMAGE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_getDocumentPageImage`.
 */
export interface TemplatesGetDocumentPageImageParams {
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
     * The document, by the number that the sender gave to it.
     *
     * @example 1
     */
    documentId: string;
    /**
     * The page of the document, counted from 1.
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

/** The page as a PNG. */
export type TemplatesGetDocumentPageImage200Response = Blob;

/** The document has no such page, or a parameter does not fit the contract. */
export type TemplatesGetDocumentPageImage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesGetDocumentPageImage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesGetDocumentPageImage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesGetDocumentPageImage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesGetDocumentPageImage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesGetDocumentPageImage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesGetDocumentPageImage500Response = ErrorDetails;

/**
 * Read the image of a page in a template.
 *
 * Gives one page of a document in a template as a PNG. `dpi` sets how fine the image is;
 * `max_height` and `max_width` limit it in pixels, and the page keeps its proportions.
 *
 * `Templates_getDocumentPageImage`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image`
 *
 * What it answers with, by status.
 */
export interface TemplatesGetDocumentPageImageResponses {
    /** The page as a PNG. */
    200: TemplatesGetDocumentPageImage200Response;
    /** The document has no such page, or a parameter does not fit the contract. */
    400: TemplatesGetDocumentPageImage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesGetDocumentPageImage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesGetDocumentPageImage403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesGetDocumentPageImage404Response;
    /** The address exists, but not with this method. */
    405: TemplatesGetDocumentPageImage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesGetDocumentPageImage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesGetDocumentPageImage500Response;
}

/**
 * The error codes that `Templates_getDocumentPageImage` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document has no page with this number; count from 1 and stay within its pages. Some calls answer with status 404 instead.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplatesGetDocumentPageImageErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'INVALID_REQUEST_PARAMETER' | 'PAGE_IMAGE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_rotateDocumentPage`.
 */
export interface TemplatesRotateDocumentPageParams {
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
     * The document, by the number that the sender gave to it.
     *
     * @example 1
     */
    documentId: string;
    /**
     * The page of the document, counted from 1.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The direction in which the page is turned. */
export type TemplatesRotateDocumentPageBody = PageRequest;

/** The page is turned. */
export type TemplatesRotateDocumentPage200Response = undefined;

/** The document has no such page, the direction is missing, or somebody else holds the lock. */
export type TemplatesRotateDocumentPage400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesRotateDocumentPage401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesRotateDocumentPage403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesRotateDocumentPage404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesRotateDocumentPage405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesRotateDocumentPage429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesRotateDocumentPage500Response = ErrorDetails;

/**
 * Turn a page of a document in a template.
 *
 * Turns one page of a document in a template by a quarter, to the left or to the right. Envelopes
 * made from the template later have the page as it is then; earlier ones do not change.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `Templates_rotateDocumentPage`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image`
 *
 * What it answers with, by status.
 */
export interface TemplatesRotateDocumentPageResponses {
    /** The page is turned. */
    200: TemplatesRotateDocumentPage200Response;
    /** The document has no such page, the direction is missing, or somebody else holds the lock. */
    400: TemplatesRotateDocumentPage400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesRotateDocumentPage401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesRotateDocumentPage403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesRotateDocumentPage404Response;
    /** The address exists, but not with this method. */
    405: TemplatesRotateDocumentPage405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesRotateDocumentPage429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesRotateDocumentPage500Response;
}

/**
 * The error codes that `Templates_rotateDocumentPage` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PAGE_IMAGE_NOT_FOUND` (400): The document has no page with this number; count from 1 and stay within its pages. Some calls answer with status 404 instead.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplatesRotateDocumentPageErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PAGE_IMAGE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_getNotificationSettings`.
 */
export interface TemplatesGetNotificationSettingsParams {
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

/** The settings as they are now. */
export type TemplatesGetNotificationSettings200Response = Notification;

/** There is no such template for the caller. */
export type TemplatesGetNotificationSettings400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesGetNotificationSettings401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesGetNotificationSettings403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesGetNotificationSettings404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesGetNotificationSettings405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesGetNotificationSettings429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesGetNotificationSettings500Response = ErrorDetails;

/**
 * Read the reminders and expiry of a template.
 *
 * Tells when recipients of envelopes made from a template are reminded and when such an envelope
 * expires. The sender of an envelope can still change both for that envelope.
 *
 * `Templates_getNotificationSettings`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/notification`
 *
 * What it answers with, by status.
 */
export interface TemplatesGetNotificationSettingsResponses {
    /** The settings as they are now. */
    200: TemplatesGetNotificationSettings200Response;
    /** There is no such template for the caller. */
    400: TemplatesGetNotificationSettings400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesGetNotificationSettings401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesGetNotificationSettings403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesGetNotificationSettings404Response;
    /** The address exists, but not with this method. */
    405: TemplatesGetNotificationSettings405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesGetNotificationSettings429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesGetNotificationSettings500Response;
}

/**
 * The error codes that `Templates_getNotificationSettings` is known to answer with.
 *
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplatesGetNotificationSettingsErrorCode = 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Templates_updateNotificationSettings`.
 */
export interface TemplatesUpdateNotificationSettingsParams {
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
 * Headers of `Templates_updateNotificationSettings`.
 */
export interface TemplatesUpdateNotificationSettingsHeader {
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

/** The settings as they are to be. */
export type TemplatesUpdateNotificationSettingsBody = TemplateNotificationRequest;

/** The settings as they are now. */
export type TemplatesUpdateNotificationSettings200Response = Notification;

/** The request does not fit the contract, or the template is locked by somebody else. */
export type TemplatesUpdateNotificationSettings400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplatesUpdateNotificationSettings401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplatesUpdateNotificationSettings403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplatesUpdateNotificationSettings404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplatesUpdateNotificationSettings405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplatesUpdateNotificationSettings429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplatesUpdateNotificationSettings500Response = ErrorDetails;

/**
 * Set the reminders and expiry of a template.
 *
 * Sets when recipients of envelopes made from a template are reminded and when such an envelope
 * expires. With `useAccountDefaults` `true` the settings of the account count instead. Envelopes
 * that were made before keep what they have.
 *
 * All numbers are whole days. A template with a password takes it in the body. Whoever holds a
 * lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `Templates_updateNotificationSettings`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/notification`
 *
 * What it answers with, by status.
 */
export interface TemplatesUpdateNotificationSettingsResponses {
    /** The settings as they are now. */
    200: TemplatesUpdateNotificationSettings200Response;
    /** The request does not fit the contract, or the template is locked by somebody else. */
    400: TemplatesUpdateNotificationSettings400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplatesUpdateNotificationSettings401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplatesUpdateNotificationSettings403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplatesUpdateNotificationSettings404Response;
    /** The address exists, but not with this method. */
    405: TemplatesUpdateNotificationSettings405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplatesUpdateNotificationSettings429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplatesUpdateNotificationSettings500Response;
}

/**
 * The error codes that `Templates_updateNotificationSettings` is known to answer with.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplatesUpdateNotificationSettingsErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
