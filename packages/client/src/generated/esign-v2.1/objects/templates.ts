// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplatesCreate201Response, TemplatesCreateResponses, TemplatesDeleteDocumentPage200Response, TemplatesDeleteDocumentPageResponses, TemplatesDeleteGroupShare200Response, TemplatesDeleteGroupShareResponses, TemplatesGet200Response, TemplatesGetDocumentPageImage200Response, TemplatesGetDocumentPageImageResponses, TemplatesGetNotificationSettings200Response, TemplatesGetNotificationSettingsResponses, TemplatesGetPageImages200Response, TemplatesGetPageImagesResponses, TemplatesGetResponses, TemplatesList200Response, TemplatesListResponses, TemplatesRotateDocumentPage200Response, TemplatesRotateDocumentPageResponses, TemplatesUpdate200Response, TemplatesUpdateGroupShare200Response, TemplatesUpdateGroupShareResponses, TemplatesUpdateNotificationSettings200Response, TemplatesUpdateNotificationSettingsResponses, TemplatesUpdateResponses } from '@countersign/types/esign-v2.1/templates';
import type { Call, DocumentCall, PagedCall, CallOptions, Client } from '../../../index.js';
import type { TemplatesCreateInput, TemplatesDeleteDocumentPageInput, TemplatesDeleteGroupShareInput, TemplatesGetDocumentPageImageInput, TemplatesGetInput, TemplatesGetNotificationSettingsInput, TemplatesGetPageImagesInput, TemplatesListInput, TemplatesRotateDocumentPageInput, TemplatesUpdateGroupShareInput, TemplatesUpdateInput, TemplatesUpdateNotificationSettingsInput } from '../templates.js';
import { templatesCreate, templatesDeleteDocumentPage, templatesDeleteGroupShare, templatesGet, templatesGetDocumentPageImage, templatesGetNotificationSettings, templatesGetPageImages, templatesList, templatesRotateDocumentPage, templatesUpdate, templatesUpdateGroupShare, templatesUpdateNotificationSettings } from '../templates.js';
/**
 * Prepared envelopes from which others are made, their pages and the groups that share them.
 */
export interface Templates {
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
    list(input?: TemplatesListInput, options?: CallOptions): PagedCall<TemplatesList200Response, TemplatesListResponses, NonNullable<TemplatesList200Response['envelopeTemplates']>[number]>;
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
    create(input: TemplatesCreateInput, options?: CallOptions): Call<TemplatesCreate201Response, TemplatesCreateResponses>;
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
    get(input: TemplatesGetInput, options?: CallOptions): Call<TemplatesGet200Response, TemplatesGetResponses>;
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
    update(input: TemplatesUpdateInput, options?: CallOptions): Call<TemplatesUpdate200Response, TemplatesUpdateResponses>;
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
    updateGroupShare(input: TemplatesUpdateGroupShareInput, options?: CallOptions): Call<TemplatesUpdateGroupShare200Response, TemplatesUpdateGroupShareResponses>;
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
    deleteGroupShare(input: TemplatesDeleteGroupShareInput, options?: CallOptions): Call<TemplatesDeleteGroupShare200Response, TemplatesDeleteGroupShareResponses>;
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
    getPageImages(input: TemplatesGetPageImagesInput, options?: CallOptions): PagedCall<TemplatesGetPageImages200Response, TemplatesGetPageImagesResponses, NonNullable<TemplatesGetPageImages200Response['pages']>[number]>;
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
    deleteDocumentPage(input: TemplatesDeleteDocumentPageInput, options?: CallOptions): Call<TemplatesDeleteDocumentPage200Response, TemplatesDeleteDocumentPageResponses>;
    /**
     * Read the image of a page in a template.
     *
     * Gives one page of a document in a template as a PNG. `dpi` sets how fine the image is;
     * `max_height` and `max_width` limit it in pixels, and the page keeps its proportions.
     *
     * Templates_getDocumentPageImage: `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image`
     */
    getDocumentPageImage(input: TemplatesGetDocumentPageImageInput, options?: CallOptions): DocumentCall<TemplatesGetDocumentPageImage200Response, TemplatesGetDocumentPageImageResponses>;
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
    rotateDocumentPage(input: TemplatesRotateDocumentPageInput, options?: CallOptions): Call<TemplatesRotateDocumentPage200Response, TemplatesRotateDocumentPageResponses>;
    /**
     * Read the reminders and expiry of a template.
     *
     * Tells when recipients of envelopes made from a template are reminded and when such an envelope
     * expires. The sender of an envelope can still change both for that envelope.
     *
     * Templates_getNotificationSettings: `GET /v2.1/accounts/{accountId}/templates/{templateId}/notification`
     */
    getNotificationSettings(input: TemplatesGetNotificationSettingsInput, options?: CallOptions): Call<TemplatesGetNotificationSettings200Response, TemplatesGetNotificationSettingsResponses>;
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
    updateNotificationSettings(input: TemplatesUpdateNotificationSettingsInput, options?: CallOptions): Call<TemplatesUpdateNotificationSettings200Response, TemplatesUpdateNotificationSettingsResponses>;
}
/**
 * Makes the functions of Templates into methods of one object.
 */
export function templates(client: Client): Templates {
    return {
        list: templatesList.bind(null, client),
        create: templatesCreate.bind(null, client),
        get: templatesGet.bind(null, client),
        update: templatesUpdate.bind(null, client),
        updateGroupShare: templatesUpdateGroupShare.bind(null, client),
        deleteGroupShare: templatesDeleteGroupShare.bind(null, client),
        getPageImages: templatesGetPageImages.bind(null, client),
        deleteDocumentPage: templatesDeleteDocumentPage.bind(null, client),
        getDocumentPageImage: templatesGetDocumentPageImage.bind(null, client),
        rotateDocumentPage: templatesRotateDocumentPage.bind(null, client),
        getNotificationSettings: templatesGetNotificationSettings.bind(null, client),
        updateNotificationSettings: templatesUpdateNotificationSettings.bind(null, client)
    };
}

