// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateRecipientsCreate201Response, TemplateRecipientsCreateResponses, TemplateRecipientsCreateTemplateRecipientPreview201Response, TemplateRecipientsCreateTemplateRecipientPreviewResponses, TemplateRecipientsDelete200Response, TemplateRecipientsDeleteList200Response, TemplateRecipientsDeleteListResponses, TemplateRecipientsDeleteResponses, TemplateRecipientsList200Response, TemplateRecipientsListResponses, TemplateRecipientsUpdate200Response, TemplateRecipientsUpdateResponses } from '@countersign/types/esign-v2.1/template-recipients';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateRecipientsCreateInput, TemplateRecipientsCreateTemplateRecipientPreviewInput, TemplateRecipientsDeleteInput, TemplateRecipientsDeleteListInput, TemplateRecipientsListInput, TemplateRecipientsUpdateInput } from '../template-recipients.js';
import { templateRecipientsCreate, templateRecipientsCreateTemplateRecipientPreview, templateRecipientsDelete, templateRecipientsDeleteList, templateRecipientsList, templateRecipientsUpdate } from '../template-recipients.js';
/**
 * The roles of a template, and its named recipients.
 */
export interface TemplateRecipients {
    /**
     * List the recipients of a template.
     *
     * Returns the roles and the named recipients of a template, with one array for each type. A role has
     * a `roleName`, but no name or e-mail address. `include_tabs` adds the tabs of each recipient.
     *
     * TemplateRecipients_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
     */
    list(input: TemplateRecipientsListInput, options?: CallOptions): Call<TemplateRecipientsList200Response, TemplateRecipientsListResponses>;
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
     * TemplateRecipients_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
     */
    create(input: TemplateRecipientsCreateInput, options?: CallOptions): Call<TemplateRecipientsCreate201Response, TemplateRecipientsCreateResponses>;
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
     * TemplateRecipients_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
     */
    update(input: TemplateRecipientsUpdateInput, options?: CallOptions): Call<TemplateRecipientsUpdate200Response, TemplateRecipientsUpdateResponses>;
    /**
     * Remove several recipients from a template.
     *
     * Deletes recipients from a template, together with their tabs. The request body contains the IDs of
     * the recipients. Existing envelopes are not changed.
     *
     * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
     *
     * TemplateRecipients_deleteList: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
     */
    deleteList(input: TemplateRecipientsDeleteListInput, options?: CallOptions): Call<TemplateRecipientsDeleteList200Response, TemplateRecipientsDeleteListResponses>;
    /**
     * Remove one recipient from a template.
     *
     * Deletes the recipient in the path from a template, together with the recipient's tabs. Existing
     * envelopes are not changed. The request body is optional, and can contain the recipient again.
     *
     * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
     *
     * TemplateRecipients_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}`
     */
    delete(input: TemplateRecipientsDeleteInput, options?: CallOptions): Call<TemplateRecipientsDelete200Response, TemplateRecipientsDeleteResponses>;
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
     * TemplateRecipients_createTemplateRecipientPreview: `POST /v2.1/accounts/{accountId}/templates/{templateId}/views/recipient_preview`
     */
    createTemplateRecipientPreview(input: TemplateRecipientsCreateTemplateRecipientPreviewInput, options?: CallOptions): Call<TemplateRecipientsCreateTemplateRecipientPreview201Response, TemplateRecipientsCreateTemplateRecipientPreviewResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateRecipients.
 */
export function templateRecipients(client: Client<'esign'>): TemplateRecipients {
    return {
        list: templateRecipientsList.bind(null, client),
        create: templateRecipientsCreate.bind(null, client),
        update: templateRecipientsUpdate.bind(null, client),
        deleteList: templateRecipientsDeleteList.bind(null, client),
        delete: templateRecipientsDelete.bind(null, client),
        createTemplateRecipientPreview: templateRecipientsCreateTemplateRecipientPreview.bind(null, client)
    };
}

