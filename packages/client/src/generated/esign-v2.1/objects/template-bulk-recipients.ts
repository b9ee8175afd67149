// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateBulkRecipientsDelete200Response, TemplateBulkRecipientsDeleteResponses, TemplateBulkRecipientsList200Response, TemplateBulkRecipientsListResponses, TemplateBulkRecipientsUpdate200Response, TemplateBulkRecipientsUpdateResponses } from '@countersign/types/esign-v2.1/template-bulk-recipients';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { TemplateBulkRecipientsDeleteInput, TemplateBulkRecipientsListInput, TemplateBulkRecipientsUpdateInput } from '../template-bulk-recipients.js';
import { templateBulkRecipientsDelete, templateBulkRecipientsList, templateBulkRecipientsUpdate } from '../template-bulk-recipients.js';
/**
 * The list of people behind a bulk recipient of a template.
 */
export interface TemplateBulkRecipients {
    /**
     * List the people behind a bulk recipient.
     *
     * Gives the list of people who stand behind one recipient of a template. Each of them gets an own
     * copy of an envelope made from the template when it is sent. `include_tabs` adds the values of
     * their tabs.
     *
     * The list comes in chunks; `start_position` chooses one, and `nextUri` leads to the next. Only
     * certain plans have bulk recipients.
     *
     * TemplateBulkRecipients_list: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
     */
    list(input: TemplateBulkRecipientsListInput, options?: CallOptions): PagedCall<TemplateBulkRecipientsList200Response, TemplateBulkRecipientsListResponses, NonNullable<TemplateBulkRecipientsList200Response['bulkRecipients']>[number]>;
    /**
     * Put a list of people behind a bulk recipient.
     *
     * Puts a list of people behind one recipient of a template; a list that was there is replaced as
     * a whole. The recipient must be a signer that stands for a list.
     *
     * Each row is judged by itself, and a wrong one carries its faults in the answer. Only certain
     * plans have bulk recipients. Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
     *
     * TemplateBulkRecipients_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
     */
    update(input: TemplateBulkRecipientsUpdateInput, options?: CallOptions): Call<TemplateBulkRecipientsUpdate200Response, TemplateBulkRecipientsUpdateResponses>;
    /**
     * Remove the people behind a bulk recipient.
     *
     * Removes the list of people behind one recipient of a template. The recipient stays, as an
     * ordinary signer without a list. Copies that went out before are not touched.
     *
     * Only certain plans have bulk recipients. Whoever holds a lock on the template sends it in
     * `X-DocuSign-Edit`.
     *
     * TemplateBulkRecipients_delete: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients`
     */
    delete(input: TemplateBulkRecipientsDeleteInput, options?: CallOptions): Call<TemplateBulkRecipientsDelete200Response, TemplateBulkRecipientsDeleteResponses>;
}
/**
 * Makes the functions of TemplateBulkRecipients into methods of one object.
 */
export function templateBulkRecipients(client: Client): TemplateBulkRecipients {
    return {
        list: templateBulkRecipientsList.bind(null, client),
        update: templateBulkRecipientsUpdate.bind(null, client),
        delete: templateBulkRecipientsDelete.bind(null, client)
    };
}

