// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplatesCreate201Response, TemplatesCreateResponses, TemplatesDeleteDocumentPage200Response, TemplatesDeleteDocumentPageResponses, TemplatesDeleteGroupShare200Response, TemplatesDeleteGroupShareResponses, TemplatesGet200Response, TemplatesGetCompletionRateForTemplate200Response, TemplatesGetCompletionRateForTemplateOwner200Response, TemplatesGetCompletionRateForTemplateOwnerResponses, TemplatesGetCompletionRateForTemplateResponses, TemplatesGetDocumentPageImage200Response, TemplatesGetDocumentPageImageResponses, TemplatesGetNotificationSettings200Response, TemplatesGetNotificationSettingsResponses, TemplatesGetPageImages200Response, TemplatesGetPageImagesResponses, TemplatesGetResponses, TemplatesList200Response, TemplatesListResponses, TemplatesRotateDocumentPage200Response, TemplatesRotateDocumentPageResponses, TemplatesUpdate200Response, TemplatesUpdateGroupShare200Response, TemplatesUpdateGroupShareResponses, TemplatesUpdateNotificationSettings200Response, TemplatesUpdateNotificationSettingsResponses, TemplatesUpdateResponses, TemplatesUpdateTemplatesAutoMatch0200Response, TemplatesUpdateTemplatesAutoMatch0Responses, TemplatesUpdateTemplatesAutoMatch200Response, TemplatesUpdateTemplatesAutoMatchResponses } from '@countersign/types/esign-v2.1/templates';
import type { Call, DocumentCall, PagedCall, CallOptions, Client } from '../../../index.js';
import type { TemplatesCreateInput, TemplatesDeleteDocumentPageInput, TemplatesDeleteGroupShareInput, TemplatesGetCompletionRateForTemplateInput, TemplatesGetCompletionRateForTemplateOwnerInput, TemplatesGetDocumentPageImageInput, TemplatesGetInput, TemplatesGetNotificationSettingsInput, TemplatesGetPageImagesInput, TemplatesListInput, TemplatesRotateDocumentPageInput, TemplatesUpdateGroupShareInput, TemplatesUpdateInput, TemplatesUpdateNotificationSettingsInput, TemplatesUpdateTemplatesAutoMatch0Input, TemplatesUpdateTemplatesAutoMatchInput } from '../templates.js';
import { templatesCreate, templatesDeleteDocumentPage, templatesDeleteGroupShare, templatesGet, templatesGetCompletionRateForTemplate, templatesGetCompletionRateForTemplateOwner, templatesGetDocumentPageImage, templatesGetNotificationSettings, templatesGetPageImages, templatesList, templatesRotateDocumentPage, templatesUpdate, templatesUpdateGroupShare, templatesUpdateNotificationSettings, templatesUpdateTemplatesAutoMatch, templatesUpdateTemplatesAutoMatch0 } from '../templates.js';
/**
 * Prepared envelopes from which other envelopes are created, their pages, and the groups that
 * share them.
 */
export interface Templates {
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
    list(input?: TemplatesListInput, options?: CallOptions): PagedCall<TemplatesList200Response, TemplatesListResponses, NonNullable<TemplatesList200Response['envelopeTemplates']>[number]>;
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
    create(input: TemplatesCreateInput, options?: CallOptions): Call<TemplatesCreate201Response, TemplatesCreateResponses>;
    /**
     * Switch the matching of templates on or off.
     *
     * Sets whether templates are proposed for documents that look like theirs. Each entry succeeds
     * or fails on its own: an entry that fails contains `errorDetails`.
     *
     * Templates_updateTemplatesAutoMatch: `PUT /v2.1/accounts/{accountId}/templates`
     */
    updateTemplatesAutoMatch(input: TemplatesUpdateTemplatesAutoMatchInput, options?: CallOptions): Call<TemplatesUpdateTemplatesAutoMatch200Response, TemplatesUpdateTemplatesAutoMatchResponses>;
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
    get(input: TemplatesGetInput, options?: CallOptions): Call<TemplatesGet200Response, TemplatesGetResponses>;
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
    update(input: TemplatesUpdateInput, options?: CallOptions): Call<TemplatesUpdate200Response, TemplatesUpdateResponses>;
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
    updateGroupShare(input: TemplatesUpdateGroupShareInput, options?: CallOptions): Call<TemplatesUpdateGroupShare200Response, TemplatesUpdateGroupShareResponses>;
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
    deleteGroupShare(input: TemplatesDeleteGroupShareInput, options?: CallOptions): Call<TemplatesDeleteGroupShare200Response, TemplatesDeleteGroupShareResponses>;
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
    getPageImages(input: TemplatesGetPageImagesInput, options?: CallOptions): PagedCall<TemplatesGetPageImages200Response, TemplatesGetPageImagesResponses, NonNullable<TemplatesGetPageImages200Response['pages']>[number]>;
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
    deleteDocumentPage(input: TemplatesDeleteDocumentPageInput, options?: CallOptions): Call<TemplatesDeleteDocumentPage200Response, TemplatesDeleteDocumentPageResponses>;
    /**
     * Read the image of a page in a template.
     *
     * Returns one page of a document in a template as a PNG image. `dpi` sets the resolution.
     * `max_height` and `max_width` limit the size in pixels, and the proportions of the page are kept.
     *
     * Templates_getDocumentPageImage: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image`
     */
    getDocumentPageImage(input: TemplatesGetDocumentPageImageInput, options?: CallOptions): DocumentCall<TemplatesGetDocumentPageImage200Response, TemplatesGetDocumentPageImageResponses>;
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
    rotateDocumentPage(input: TemplatesRotateDocumentPageInput, options?: CallOptions): Call<TemplatesRotateDocumentPage200Response, TemplatesRotateDocumentPageResponses>;
    /**
     * Read the reminders and expiration of a template.
     *
     * Returns when recipients of envelopes created from a template are reminded, and when such an
     * envelope expires. The sender of an envelope can override both for that envelope.
     *
     * Templates_getNotificationSettings: `GET /v2.1/accounts/{accountId}/templates/{templateId}/notification`
     */
    getNotificationSettings(input: TemplatesGetNotificationSettingsInput, options?: CallOptions): Call<TemplatesGetNotificationSettings200Response, TemplatesGetNotificationSettingsResponses>;
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
    updateNotificationSettings(input: TemplatesUpdateNotificationSettingsInput, options?: CallOptions): Call<TemplatesUpdateNotificationSettings200Response, TemplatesUpdateNotificationSettingsResponses>;
    /**
     * Switch the matching of templates on or off (second address).
     *
     * Sets whether templates are proposed for documents that look like theirs. Each entry succeeds
     * or fails on its own: an entry that fails contains `errorDetails`. It does the same as the
     * first address.
     *
     * Templates_updateTemplatesAutoMatch_0: `PUT /v2.1/accounts/{accountId}/templates/auto_match`
     */
    updateTemplatesAutoMatch_0(input: TemplatesUpdateTemplatesAutoMatch0Input, options?: CallOptions): Call<TemplatesUpdateTemplatesAutoMatch0200Response, TemplatesUpdateTemplatesAutoMatch0Responses>;
    /**
     * Read the completion rate of the templates of the caller.
     *
     * Returns how many envelopes from the templates of the caller were sent, completed, voided and
     * expired, and which templates do best and worst.
     *
     * Templates_getCompletionRateForTemplateOwner: `GET /v2.1/accounts/{accountId}/templates/insights/completionRate`
     */
    getCompletionRateForTemplateOwner(input?: TemplatesGetCompletionRateForTemplateOwnerInput, options?: CallOptions): Call<TemplatesGetCompletionRateForTemplateOwner200Response, TemplatesGetCompletionRateForTemplateOwnerResponses>;
    /**
     * Read the completion rate of a template.
     *
     * Returns how many envelopes from the template were sent, completed, voided and expired, and
     * which senders do best and worst.
     *
     * Templates_getCompletionRateForTemplate: `GET /v2.1/accounts/{accountId}/templates/{templateId}/insights/completionRate`
     */
    getCompletionRateForTemplate(input: TemplatesGetCompletionRateForTemplateInput, options?: CallOptions): Call<TemplatesGetCompletionRateForTemplate200Response, TemplatesGetCompletionRateForTemplateResponses>;
}
/**
 * Creates an object whose methods are the functions of Templates.
 */
export function templates(client: Client<'esign'>): Templates {
    return {
        list: templatesList.bind(null, client),
        create: templatesCreate.bind(null, client),
        updateTemplatesAutoMatch: templatesUpdateTemplatesAutoMatch.bind(null, client),
        get: templatesGet.bind(null, client),
        update: templatesUpdate.bind(null, client),
        updateGroupShare: templatesUpdateGroupShare.bind(null, client),
        deleteGroupShare: templatesDeleteGroupShare.bind(null, client),
        getPageImages: templatesGetPageImages.bind(null, client),
        deleteDocumentPage: templatesDeleteDocumentPage.bind(null, client),
        getDocumentPageImage: templatesGetDocumentPageImage.bind(null, client),
        rotateDocumentPage: templatesRotateDocumentPage.bind(null, client),
        getNotificationSettings: templatesGetNotificationSettings.bind(null, client),
        updateNotificationSettings: templatesUpdateNotificationSettings.bind(null, client),
        updateTemplatesAutoMatch_0: templatesUpdateTemplatesAutoMatch0.bind(null, client),
        getCompletionRateForTemplateOwner: templatesGetCompletionRateForTemplateOwner.bind(null, client),
        getCompletionRateForTemplate: templatesGetCompletionRateForTemplate.bind(null, client)
    };
}

