// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateRecipientsCreate201Response, TemplateRecipientsCreateResponses, TemplateRecipientsCreateTemplateRecipientPreview201Response, TemplateRecipientsCreateTemplateRecipientPreviewResponses, TemplateRecipientsDelete200Response, TemplateRecipientsDeleteList200Response, TemplateRecipientsDeleteListResponses, TemplateRecipientsDeleteResponses, TemplateRecipientsList200Response, TemplateRecipientsListResponses, TemplateRecipientsUpdate200Response, TemplateRecipientsUpdateResponses } from '@countersign/types/esign-v2.1/template-recipients';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateRecipientsCreateInput, TemplateRecipientsCreateTemplateRecipientPreviewInput, TemplateRecipientsDeleteInput, TemplateRecipientsDeleteListInput, TemplateRecipientsListInput, TemplateRecipientsUpdateInput } from '../template-recipients.js';
import { templateRecipientsCreate, templateRecipientsCreateTemplateRecipientPreview, templateRecipientsDelete, templateRecipientsDeleteList, templateRecipientsList, templateRecipientsUpdate } from '../template-recipients.js';
/**
 * The roles of a template, and the people who are named in it already.
 */
export interface TemplateRecipients {
    /**
     * List the recipients of a template.
     *
     * Gives the roles of a template and the people who are named in it, one list for each kind. A
     * role has a `roleName` but neither name nor e-mail address. `include_tabs` adds the tabs of
     * each.
     *
     * TemplateRecipients_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
     */
    list(input: TemplateRecipientsListInput, options?: CallOptions): Call<TemplateRecipientsList200Response, TemplateRecipientsListResponses>;
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
     * TemplateRecipients_create: `POST /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
     */
    create(input: TemplateRecipientsCreateInput, options?: CallOptions): Call<TemplateRecipientsCreate201Response, TemplateRecipientsCreateResponses>;
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
     * TemplateRecipients_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
     */
    update(input: TemplateRecipientsUpdateInput, options?: CallOptions): Call<TemplateRecipientsUpdate200Response, TemplateRecipientsUpdateResponses>;
    /**
     * Remove several recipients from a template.
     *
     * Takes the recipients whose IDs are in the body out of a template, together with their tabs.
     * Envelopes that were made from the template before keep theirs.
     *
     * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
     *
     * TemplateRecipients_deleteList: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients`
     */
    deleteList(input: TemplateRecipientsDeleteListInput, options?: CallOptions): Call<TemplateRecipientsDeleteList200Response, TemplateRecipientsDeleteListResponses>;
    /**
     * Remove one recipient from a template.
     *
     * Takes the recipient in the path out of a template, together with the tabs of that recipient.
     * Envelopes that were made from the template before keep theirs. The body may repeat which
     * recipient is meant, and may be missing.
     *
     * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
     *
     * TemplateRecipients_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}`
     */
    delete(input: TemplateRecipientsDeleteInput, options?: CallOptions): Call<TemplateRecipientsDelete200Response, TemplateRecipientsDeleteResponses>;
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
     * TemplateRecipients_createTemplateRecipientPreview: `POST /v2.1/accounts/{accountId}/templates/{templateId}/views/recipient_preview`
     */
    createTemplateRecipientPreview(input: TemplateRecipientsCreateTemplateRecipientPreviewInput, options?: CallOptions): Call<TemplateRecipientsCreateTemplateRecipientPreview201Response, TemplateRecipientsCreateTemplateRecipientPreviewResponses>;
}
/**
 * Makes the functions of TemplateRecipients into methods of one object.
 */
export function templateRecipients(client: Client): TemplateRecipients {
    return {
        list: templateRecipientsList.bind(null, client),
        create: templateRecipientsCreate.bind(null, client),
        update: templateRecipientsUpdate.bind(null, client),
        deleteList: templateRecipientsDeleteList.bind(null, client),
        delete: templateRecipientsDelete.bind(null, client),
        createTemplateRecipientPreview: templateRecipientsCreateTemplateRecipientPreview.bind(null, client)
    };
}

