// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateBulkRecipientsDelete200Response, TemplateBulkRecipientsDeleteResponses, TemplateBulkRecipientsList200Response, TemplateBulkRecipientsListResponses, TemplateBulkRecipientsUpdate200Response, TemplateBulkRecipientsUpdateResponses } from '@countersign/types/esign-v2.1/template-bulk-recipients';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { TemplateBulkRecipientsDeleteInput, TemplateBulkRecipientsListInput, TemplateBulkRecipientsUpdateInput } from '../template-bulk-recipients.js';
import { templateBulkRecipientsDelete, templateBulkRecipientsList, templateBulkRecipientsUpdate } from '../template-bulk-recipients.js';
/**
 * The list of people of a bulk recipient of a template.
 */
export interface TemplateBulkRecipients {
    /**
     * List the people of a bulk recipient.
     *
     * Returns the list of people of a bulk recipient in a template. When an envelope is created from the
     * template and sent, each person gets their own copy. `include_tabs` adds the values of their tabs.
     *
     * The list is paged: `start_position` selects a page, and `nextUri` links to the next page. Only
     * certain plans include bulk recipients.
     *
     * TemplateBulkRecipients_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
     */
    list(input: TemplateBulkRecipientsListInput, options?: CallOptions): PagedCall<TemplateBulkRecipientsList200Response, TemplateBulkRecipientsListResponses, NonNullable<TemplateBulkRecipientsList200Response['bulkRecipients']>[number]>;
    /**
     * Set the list of a bulk recipient.
     *
     * Sets the list of people of a bulk recipient in a template and replaces an existing list. The
     * recipient must be a signer that represents a list.
     *
     * Each row is validated separately, and the response contains the errors of invalid rows. Only
     * certain plans include bulk recipients. If the caller holds a lock on the template, send it in
     * `X-DocuSign-Edit`.
     *
     * TemplateBulkRecipients_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
     */
    update(input: TemplateBulkRecipientsUpdateInput, options?: CallOptions): Call<TemplateBulkRecipientsUpdate200Response, TemplateBulkRecipientsUpdateResponses>;
    /**
     * Delete the list of a bulk recipient.
     *
     * Deletes the list of people of a bulk recipient in a template. The recipient is kept as an ordinary
     * signer without a list. Copies that were already sent are not changed.
     *
     * Only certain plans include bulk recipients. If the caller holds a lock on the template, send it in
     * `X-DocuSign-Edit`.
     *
     * TemplateBulkRecipients_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
     */
    delete(input: TemplateBulkRecipientsDeleteInput, options?: CallOptions): Call<TemplateBulkRecipientsDelete200Response, TemplateBulkRecipientsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateBulkRecipients.
 */
export function templateBulkRecipients(client: Client<'esign'>): TemplateBulkRecipients {
    return {
        list: templateBulkRecipientsList.bind(null, client),
        update: templateBulkRecipientsUpdate.bind(null, client),
        delete: templateBulkRecipientsDelete.bind(null, client)
    };
}

