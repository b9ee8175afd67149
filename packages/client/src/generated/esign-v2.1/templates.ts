/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplatesCreate201Response, TemplatesCreateBody, TemplatesCreateParams, TemplatesCreateResponses, TemplatesDeleteDocumentPage200Response, TemplatesDeleteDocumentPageBody, TemplatesDeleteDocumentPageHeader, TemplatesDeleteDocumentPageParams, TemplatesDeleteDocumentPageResponses, TemplatesDeleteGroupShare200Response, TemplatesDeleteGroupShareBody, TemplatesDeleteGroupShareParams, TemplatesDeleteGroupShareResponses, TemplatesGet200Response, TemplatesGetDocumentPageImage200Response, TemplatesGetDocumentPageImageParams, TemplatesGetDocumentPageImageQueryParams, TemplatesGetDocumentPageImageResponses, TemplatesGetNotificationSettings200Response, TemplatesGetNotificationSettingsParams, TemplatesGetNotificationSettingsResponses, TemplatesGetPageImages200Response, TemplatesGetPageImagesParams, TemplatesGetPageImagesQueryParams, TemplatesGetPageImagesResponses, TemplatesGetParams, TemplatesGetQueryParams, TemplatesGetResponses, TemplatesList200Response, TemplatesListParams, TemplatesListQueryParams, TemplatesListResponses, TemplatesRotateDocumentPage200Response, TemplatesRotateDocumentPageBody, TemplatesRotateDocumentPageHeader, TemplatesRotateDocumentPageParams, TemplatesRotateDocumentPageResponses, TemplatesUpdate200Response, TemplatesUpdateBody, TemplatesUpdateGroupShare200Response, TemplatesUpdateGroupShareBody, TemplatesUpdateGroupShareParams, TemplatesUpdateGroupShareResponses, TemplatesUpdateHeader, TemplatesUpdateNotificationSettings200Response, TemplatesUpdateNotificationSettingsBody, TemplatesUpdateNotificationSettingsHeader, TemplatesUpdateNotificationSettingsParams, TemplatesUpdateNotificationSettingsResponses, TemplatesUpdateParams, TemplatesUpdateResponses } from '@countersign/types/esign-v2.1/templates';
import type { PathOf, DocumentOperation, Operation, PagedOperation } from '../../index.js';
import { documentOperation, operation, pagedOperation } from '../../index.js';


/**
 * What `templatesList` takes.
 */
export interface TemplatesListInput {
    path?: PathOf<TemplatesListParams> | undefined;
    query?: TemplatesListQueryParams | undefined;
}
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
 * Templates_list: `GET /v2.1/accounts/{accountId}/templates`
 */
export const templatesList: PagedOperation<TemplatesListInput, TemplatesList200Response, TemplatesListResponses, NonNullable<TemplatesList200Response['envelopeTemplates']>[number]> = /* @__PURE__ */ pagedOperation('Templates_list', 'GET', '/v2.1/accounts/{accountId}/templates', {
    paging: {
        items: 'envelopeTemplates',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `templatesCreate` takes.
 */
export interface TemplatesCreateInput {
    path?: PathOf<TemplatesCreateParams> | undefined;
    body: TemplatesCreateBody;
}
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
 * Templates_create: `POST /v2.1/accounts/{accountId}/templates`
 */
export const templatesCreate: Operation<TemplatesCreateInput, TemplatesCreate201Response, TemplatesCreateResponses> = /* @__PURE__ */ operation('Templates_create', 'POST', '/v2.1/accounts/{accountId}/templates');


/**
 * What `templatesGet` takes.
 */
export interface TemplatesGetInput {
    path: PathOf<TemplatesGetParams>;
    query?: TemplatesGetQueryParams | undefined;
}
/**
 * Read a template.
 *
 * Gives one template with its settings, recipients and custom fields. `include` adds parts, such
 * as the list of documents or the tabs; the files themselves have an operation of their own.
 *
 * The owner, those with whom the template is shared and administrators of the account may read
 * it.
 *
 * Templates_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}`
 */
export const templatesGet: Operation<TemplatesGetInput, TemplatesGet200Response, TemplatesGetResponses> = /* @__PURE__ */ operation('Templates_get', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}');


/**
 * What `templatesUpdate` takes.
 */
export interface TemplatesUpdateInput {
    path: PathOf<TemplatesUpdateParams>;
    header?: TemplatesUpdateHeader | undefined;
    body: TemplatesUpdateBody;
}
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
 * Templates_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}`
 */
export const templatesUpdate: Operation<TemplatesUpdateInput, TemplatesUpdate200Response, TemplatesUpdateResponses> = /* @__PURE__ */ operation('Templates_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}');


/**
 * What `templatesUpdateGroupShare` takes.
 */
export interface TemplatesUpdateGroupShareInput {
    path: PathOf<TemplatesUpdateGroupShareParams>;
    body: TemplatesUpdateGroupShareBody;
}
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
 * Templates_updateGroupShare: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}`
 */
export const templatesUpdateGroupShare: Operation<TemplatesUpdateGroupShareInput, TemplatesUpdateGroupShare200Response, TemplatesUpdateGroupShareResponses> = /* @__PURE__ */ operation('Templates_updateGroupShare', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}');


/**
 * What `templatesDeleteGroupShare` takes.
 */
export interface TemplatesDeleteGroupShareInput {
    path: PathOf<TemplatesDeleteGroupShareParams>;
    body: TemplatesDeleteGroupShareBody;
}
/**
 * Stop sharing a template with groups.
 *
 * Ends the sharing of a template with the groups of users in the body. Members lose it unless it
 * is shared with them in another way. Envelopes that they made from it stay theirs.
 *
 * The owner may do so with the right to share, and so may administrators of the account.
 * `Accounts_updateSharedAccess` is the newer way.
 *
 * Templates_deleteGroupShare: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}`
 */
export const templatesDeleteGroupShare: Operation<TemplatesDeleteGroupShareInput, TemplatesDeleteGroupShare200Response, TemplatesDeleteGroupShareResponses> = /* @__PURE__ */ operation('Templates_deleteGroupShare', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}');


/**
 * What `templatesGetPageImages` takes.
 */
export interface TemplatesGetPageImagesInput {
    path: PathOf<TemplatesGetPageImagesParams>;
    query?: TemplatesGetPageImagesQueryParams | undefined;
}
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
 * Templates_getPageImages: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages`
 */
export const templatesGetPageImages: PagedOperation<TemplatesGetPageImagesInput, TemplatesGetPageImages200Response, TemplatesGetPageImagesResponses, NonNullable<TemplatesGetPageImages200Response['pages']>[number]> = /* @__PURE__ */ pagedOperation('Templates_getPageImages', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages', {
    paging: {
        items: 'pages',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `templatesDeleteDocumentPage` takes.
 */
export interface TemplatesDeleteDocumentPageInput {
    path: PathOf<TemplatesDeleteDocumentPageParams>;
    header?: TemplatesDeleteDocumentPageHeader | undefined;
    body?: TemplatesDeleteDocumentPageBody | undefined;
}
/**
 * Remove a page from a document in a template.
 *
 * Takes one page out of a document in a template. The pages behind it move up by one number.
 * Envelopes that were made from the template before keep the page.
 *
 * A template may be changed at any time, unlike an envelope. Whoever holds a lock on it sends it in
 * `X-DocuSign-Edit`.
 *
 * Templates_deleteDocumentPage: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}`
 */
export const templatesDeleteDocumentPage: Operation<TemplatesDeleteDocumentPageInput, TemplatesDeleteDocumentPage200Response, TemplatesDeleteDocumentPageResponses> = /* @__PURE__ */ operation('Templates_deleteDocumentPage', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}');


/**
 * What `templatesGetDocumentPageImage` takes.
 */
export interface TemplatesGetDocumentPageImageInput {
    path: PathOf<TemplatesGetDocumentPageImageParams>;
    query?: TemplatesGetDocumentPageImageQueryParams | undefined;
}
/**
 * Read the image of a page in a template.
 *
 * Gives one page of a document in a template as a PNG. `dpi` sets how fine the image is;
 * `max_height` and `max_width` limit it in pixels, and the page keeps its proportions.
 *
 * Templates_getDocumentPageImage: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image`
 */
export const templatesGetDocumentPageImage: DocumentOperation<TemplatesGetDocumentPageImageInput, TemplatesGetDocumentPageImage200Response, TemplatesGetDocumentPageImageResponses> = /* @__PURE__ */ documentOperation('Templates_getDocumentPageImage', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image');


/**
 * What `templatesRotateDocumentPage` takes.
 */
export interface TemplatesRotateDocumentPageInput {
    path: PathOf<TemplatesRotateDocumentPageParams>;
    header?: TemplatesRotateDocumentPageHeader | undefined;
    body: TemplatesRotateDocumentPageBody;
}
/**
 * Turn a page of a document in a template.
 *
 * Turns one page of a document in a template by a quarter, to the left or to the right. Envelopes
 * made from the template later have the page as it is then; earlier ones do not change.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * Templates_rotateDocumentPage: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image`
 */
export const templatesRotateDocumentPage: Operation<TemplatesRotateDocumentPageInput, TemplatesRotateDocumentPage200Response, TemplatesRotateDocumentPageResponses> = /* @__PURE__ */ operation('Templates_rotateDocumentPage', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image');


/**
 * What `templatesGetNotificationSettings` takes.
 */
export interface TemplatesGetNotificationSettingsInput {
    path: PathOf<TemplatesGetNotificationSettingsParams>;
}
/**
 * Read the reminders and expiry of a template.
 *
 * Tells when recipients of envelopes made from a template are reminded and when such an envelope
 * expires. The sender of an envelope can still change both for that envelope.
 *
 * Templates_getNotificationSettings: `GET /v2.1/accounts/{accountId}/templates/{templateId}/notification`
 */
export const templatesGetNotificationSettings: Operation<TemplatesGetNotificationSettingsInput, TemplatesGetNotificationSettings200Response, TemplatesGetNotificationSettingsResponses> = /* @__PURE__ */ operation('Templates_getNotificationSettings', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/notification');


/**
 * What `templatesUpdateNotificationSettings` takes.
 */
export interface TemplatesUpdateNotificationSettingsInput {
    path: PathOf<TemplatesUpdateNotificationSettingsParams>;
    header?: TemplatesUpdateNotificationSettingsHeader | undefined;
    body: TemplatesUpdateNotificationSettingsBody;
}
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
 * Templates_updateNotificationSettings: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/notification`
 */
export const templatesUpdateNotificationSettings: Operation<TemplatesUpdateNotificationSettingsInput, TemplatesUpdateNotificationSettings200Response, TemplatesUpdateNotificationSettingsResponses> = /* @__PURE__ */ operation('Templates_updateNotificationSettings', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/notification');

