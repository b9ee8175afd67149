/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplatesCreate201Response, TemplatesCreateBody, TemplatesCreateParams, TemplatesCreateResponses, TemplatesDeleteDocumentPage200Response, TemplatesDeleteDocumentPageBody, TemplatesDeleteDocumentPageHeader, TemplatesDeleteDocumentPageParams, TemplatesDeleteDocumentPageResponses, TemplatesDeleteGroupShare200Response, TemplatesDeleteGroupShareBody, TemplatesDeleteGroupShareParams, TemplatesDeleteGroupShareResponses, TemplatesGet200Response, TemplatesGetCompletionRateForTemplate200Response, TemplatesGetCompletionRateForTemplateOwner200Response, TemplatesGetCompletionRateForTemplateOwnerParams, TemplatesGetCompletionRateForTemplateOwnerResponses, TemplatesGetCompletionRateForTemplateParams, TemplatesGetCompletionRateForTemplateResponses, TemplatesGetDocumentPageImage200Response, TemplatesGetDocumentPageImageParams, TemplatesGetDocumentPageImageQueryParams, TemplatesGetDocumentPageImageResponses, TemplatesGetNotificationSettings200Response, TemplatesGetNotificationSettingsParams, TemplatesGetNotificationSettingsResponses, TemplatesGetPageImages200Response, TemplatesGetPageImagesParams, TemplatesGetPageImagesQueryParams, TemplatesGetPageImagesResponses, TemplatesGetParams, TemplatesGetQueryParams, TemplatesGetResponses, TemplatesList200Response, TemplatesListParams, TemplatesListQueryParams, TemplatesListResponses, TemplatesRotateDocumentPage200Response, TemplatesRotateDocumentPageBody, TemplatesRotateDocumentPageHeader, TemplatesRotateDocumentPageParams, TemplatesRotateDocumentPageResponses, TemplatesUpdate200Response, TemplatesUpdateBody, TemplatesUpdateGroupShare200Response, TemplatesUpdateGroupShareBody, TemplatesUpdateGroupShareParams, TemplatesUpdateGroupShareResponses, TemplatesUpdateHeader, TemplatesUpdateNotificationSettings200Response, TemplatesUpdateNotificationSettingsBody, TemplatesUpdateNotificationSettingsHeader, TemplatesUpdateNotificationSettingsParams, TemplatesUpdateNotificationSettingsResponses, TemplatesUpdateParams, TemplatesUpdateResponses, TemplatesUpdateTemplatesAutoMatch0200Response, TemplatesUpdateTemplatesAutoMatch0Body, TemplatesUpdateTemplatesAutoMatch0Params, TemplatesUpdateTemplatesAutoMatch0Responses, TemplatesUpdateTemplatesAutoMatch200Response, TemplatesUpdateTemplatesAutoMatchBody, TemplatesUpdateTemplatesAutoMatchParams, TemplatesUpdateTemplatesAutoMatchResponses } from '@countersign/types/esign-v2.1/templates';
import type { PathOf, DocumentOperation, Operation, PagedOperation } from '../../index.js';
import { documentOperation, operation, pagedOperation } from '../../index.js';


/**
 * The input of `templatesList`.
 */
export interface TemplatesListInput {
    path?: PathOf<TemplatesListParams> | undefined;
    query?: TemplatesListQueryParams | undefined;
}
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
 * Templates_list: `GET /v2.1/accounts/{accountId}/templates`
 */
export const templatesList: PagedOperation<TemplatesListInput, TemplatesList200Response, TemplatesListResponses, NonNullable<TemplatesList200Response['envelopeTemplates']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Templates_list', 'GET', '/v2.1/accounts/{accountId}/templates', {
    paging: {
        items: 'envelopeTemplates',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `templatesCreate`.
 */
export interface TemplatesCreateInput {
    path?: PathOf<TemplatesCreateParams> | undefined;
    body: TemplatesCreateBody;
}
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
 * Templates_create: `POST /v2.1/accounts/{accountId}/templates`
 */
export const templatesCreate: Operation<TemplatesCreateInput, TemplatesCreate201Response, TemplatesCreateResponses, 'esign'> = /* @__PURE__ */ operation('Templates_create', 'POST', '/v2.1/accounts/{accountId}/templates');


/**
 * The input of `templatesUpdateTemplatesAutoMatch`.
 */
export interface TemplatesUpdateTemplatesAutoMatchInput {
    path?: PathOf<TemplatesUpdateTemplatesAutoMatchParams> | undefined;
    body: TemplatesUpdateTemplatesAutoMatchBody;
}
/**
 * Switch the matching of templates on or off.
 *
 * Sets whether templates are proposed for documents that look like theirs. Each entry succeeds
 * or fails on its own: an entry that fails contains `errorDetails`.
 *
 * Templates_updateTemplatesAutoMatch: `PUT /v2.1/accounts/{accountId}/templates`
 */
export const templatesUpdateTemplatesAutoMatch: Operation<TemplatesUpdateTemplatesAutoMatchInput, TemplatesUpdateTemplatesAutoMatch200Response, TemplatesUpdateTemplatesAutoMatchResponses, 'esign'> = /* @__PURE__ */ operation('Templates_updateTemplatesAutoMatch', 'PUT', '/v2.1/accounts/{accountId}/templates');


/**
 * The input of `templatesGet`.
 */
export interface TemplatesGetInput {
    path: PathOf<TemplatesGetParams>;
    query?: TemplatesGetQueryParams | undefined;
}
/**
 * Read a template.
 *
 * Returns one template with its settings, documents and recipients. `include` adds data, such as
 * the list of documents or the tabs. The files have a separate operation.
 *
 * The owner, users with whom the template is shared, and administrators of the account can read it.
 *
 * Templates_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}`
 */
export const templatesGet: Operation<TemplatesGetInput, TemplatesGet200Response, TemplatesGetResponses, 'esign'> = /* @__PURE__ */ operation('Templates_get', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}');


/**
 * The input of `templatesUpdate`.
 */
export interface TemplatesUpdateInput {
    path: PathOf<TemplatesUpdateParams>;
    header?: TemplatesUpdateHeader | undefined;
    body: TemplatesUpdateBody;
}
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
 * Templates_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}`
 */
export const templatesUpdate: Operation<TemplatesUpdateInput, TemplatesUpdate200Response, TemplatesUpdateResponses, 'esign'> = /* @__PURE__ */ operation('Templates_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}');


/**
 * The input of `templatesUpdateGroupShare`.
 */
export interface TemplatesUpdateGroupShareInput {
    path: PathOf<TemplatesUpdateGroupShareParams>;
    body: TemplatesUpdateGroupShareBody;
}
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
 * Templates_updateGroupShare: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}`
 */
export const templatesUpdateGroupShare: Operation<TemplatesUpdateGroupShareInput, TemplatesUpdateGroupShare200Response, TemplatesUpdateGroupShareResponses, 'esign'> = /* @__PURE__ */ operation('Templates_updateGroupShare', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}');


/**
 * The input of `templatesDeleteGroupShare`.
 */
export interface TemplatesDeleteGroupShareInput {
    path: PathOf<TemplatesDeleteGroupShareParams>;
    body: TemplatesDeleteGroupShareBody;
}
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
 * Templates_deleteGroupShare: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}`
 */
export const templatesDeleteGroupShare: Operation<TemplatesDeleteGroupShareInput, TemplatesDeleteGroupShare200Response, TemplatesDeleteGroupShareResponses, 'esign'> = /* @__PURE__ */ operation('Templates_deleteGroupShare', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}');


/**
 * The input of `templatesGetPageImages`.
 */
export interface TemplatesGetPageImagesInput {
    path: PathOf<TemplatesGetPageImagesParams>;
    query?: TemplatesGetPageImagesQueryParams | undefined;
}
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
 * Templates_getPageImages: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages`
 */
export const templatesGetPageImages: PagedOperation<TemplatesGetPageImagesInput, TemplatesGetPageImages200Response, TemplatesGetPageImagesResponses, NonNullable<TemplatesGetPageImages200Response['pages']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Templates_getPageImages', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages', {
    paging: {
        items: 'pages',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `templatesDeleteDocumentPage`.
 */
export interface TemplatesDeleteDocumentPageInput {
    path: PathOf<TemplatesDeleteDocumentPageParams>;
    header?: TemplatesDeleteDocumentPageHeader | undefined;
    body?: TemplatesDeleteDocumentPageBody | undefined;
}
/**
 * Remove a page from a document in a template.
 *
 * Deletes one page from a document in a template. The numbers of the pages after it decrease by one.
 * Existing envelopes keep the page.
 *
 * Unlike an envelope, a template can be changed at any time. If the caller holds a lock on the
 * template, send it in `X-DocuSign-Edit`.
 *
 * Templates_deleteDocumentPage: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}`
 */
export const templatesDeleteDocumentPage: Operation<TemplatesDeleteDocumentPageInput, TemplatesDeleteDocumentPage200Response, TemplatesDeleteDocumentPageResponses, 'esign'> = /* @__PURE__ */ operation('Templates_deleteDocumentPage', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}');


/**
 * The input of `templatesGetDocumentPageImage`.
 */
export interface TemplatesGetDocumentPageImageInput {
    path: PathOf<TemplatesGetDocumentPageImageParams>;
    query?: TemplatesGetDocumentPageImageQueryParams | undefined;
}
/**
 * Read the image of a page in a template.
 *
 * Returns one page of a document in a template as a PNG image. `dpi` sets the resolution.
 * `max_height` and `max_width` limit the size in pixels, and the proportions of the page are kept.
 *
 * Templates_getDocumentPageImage: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image`
 */
export const templatesGetDocumentPageImage: DocumentOperation<TemplatesGetDocumentPageImageInput, TemplatesGetDocumentPageImage200Response, TemplatesGetDocumentPageImageResponses, 'esign'> = /* @__PURE__ */ documentOperation('Templates_getDocumentPageImage', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image');


/**
 * The input of `templatesRotateDocumentPage`.
 */
export interface TemplatesRotateDocumentPageInput {
    path: PathOf<TemplatesRotateDocumentPageParams>;
    header?: TemplatesRotateDocumentPageHeader | undefined;
    body: TemplatesRotateDocumentPageBody;
}
/**
 * Rotate a page of a document in a template.
 *
 * Rotates one page of a document in a template by 90 degrees to the left or to the right. Envelopes
 * that are created from the template later have the rotated page. Existing envelopes are not
 * changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * Templates_rotateDocumentPage: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image`
 */
export const templatesRotateDocumentPage: Operation<TemplatesRotateDocumentPageInput, TemplatesRotateDocumentPage200Response, TemplatesRotateDocumentPageResponses, 'esign'> = /* @__PURE__ */ operation('Templates_rotateDocumentPage', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image');


/**
 * The input of `templatesGetNotificationSettings`.
 */
export interface TemplatesGetNotificationSettingsInput {
    path: PathOf<TemplatesGetNotificationSettingsParams>;
}
/**
 * Read the reminders and expiration of a template.
 *
 * Returns when recipients of envelopes created from a template are reminded, and when such an
 * envelope expires. The sender of an envelope can override both for that envelope.
 *
 * Templates_getNotificationSettings: `GET /v2.1/accounts/{accountId}/templates/{templateId}/notification`
 */
export const templatesGetNotificationSettings: Operation<TemplatesGetNotificationSettingsInput, TemplatesGetNotificationSettings200Response, TemplatesGetNotificationSettingsResponses, 'esign'> = /* @__PURE__ */ operation('Templates_getNotificationSettings', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/notification');


/**
 * The input of `templatesUpdateNotificationSettings`.
 */
export interface TemplatesUpdateNotificationSettingsInput {
    path: PathOf<TemplatesUpdateNotificationSettingsParams>;
    header?: TemplatesUpdateNotificationSettingsHeader | undefined;
    body: TemplatesUpdateNotificationSettingsBody;
}
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
 * Templates_updateNotificationSettings: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/notification`
 */
export const templatesUpdateNotificationSettings: Operation<TemplatesUpdateNotificationSettingsInput, TemplatesUpdateNotificationSettings200Response, TemplatesUpdateNotificationSettingsResponses, 'esign'> = /* @__PURE__ */ operation('Templates_updateNotificationSettings', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/notification');


/**
 * The input of `templatesUpdateTemplatesAutoMatch0`.
 */
export interface TemplatesUpdateTemplatesAutoMatch0Input {
    path?: PathOf<TemplatesUpdateTemplatesAutoMatch0Params> | undefined;
    body: TemplatesUpdateTemplatesAutoMatch0Body;
}
/**
 * Switch the matching of templates on or off (second address).
 *
 * Sets whether templates are proposed for documents that look like theirs. Each entry succeeds
 * or fails on its own: an entry that fails contains `errorDetails`. It does the same as the
 * first address.
 *
 * Templates_updateTemplatesAutoMatch_0: `PUT /v2.1/accounts/{accountId}/templates/auto_match`
 */
export const templatesUpdateTemplatesAutoMatch0: Operation<TemplatesUpdateTemplatesAutoMatch0Input, TemplatesUpdateTemplatesAutoMatch0200Response, TemplatesUpdateTemplatesAutoMatch0Responses, 'esign'> = /* @__PURE__ */ operation('Templates_updateTemplatesAutoMatch_0', 'PUT', '/v2.1/accounts/{accountId}/templates/auto_match');


/**
 * The input of `templatesGetCompletionRateForTemplateOwner`.
 */
export interface TemplatesGetCompletionRateForTemplateOwnerInput {
    path?: PathOf<TemplatesGetCompletionRateForTemplateOwnerParams> | undefined;
}
/**
 * Read the completion rate of the templates of the caller.
 *
 * Returns how many envelopes from the templates of the caller were sent, completed, voided and
 * expired, and which templates do best and worst.
 *
 * Templates_getCompletionRateForTemplateOwner: `GET /v2.1/accounts/{accountId}/templates/insights/completionRate`
 */
export const templatesGetCompletionRateForTemplateOwner: Operation<TemplatesGetCompletionRateForTemplateOwnerInput, TemplatesGetCompletionRateForTemplateOwner200Response, TemplatesGetCompletionRateForTemplateOwnerResponses, 'esign'> = /* @__PURE__ */ operation('Templates_getCompletionRateForTemplateOwner', 'GET', '/v2.1/accounts/{accountId}/templates/insights/completionRate');


/**
 * The input of `templatesGetCompletionRateForTemplate`.
 */
export interface TemplatesGetCompletionRateForTemplateInput {
    path: PathOf<TemplatesGetCompletionRateForTemplateParams>;
}
/**
 * Read the completion rate of a template.
 *
 * Returns how many envelopes from the template were sent, completed, voided and expired, and
 * which senders do best and worst.
 *
 * Templates_getCompletionRateForTemplate: `GET /v2.1/accounts/{accountId}/templates/{templateId}/insights/completionRate`
 */
export const templatesGetCompletionRateForTemplate: Operation<TemplatesGetCompletionRateForTemplateInput, TemplatesGetCompletionRateForTemplate200Response, TemplatesGetCompletionRateForTemplateResponses, 'esign'> = /* @__PURE__ */ operation('Templates_getCompletionRateForTemplate', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/insights/completionRate');

