/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateBulkRecipientsDelete200Response, TemplateBulkRecipientsDeleteHeader, TemplateBulkRecipientsDeleteParams, TemplateBulkRecipientsDeleteResponses, TemplateBulkRecipientsList200Response, TemplateBulkRecipientsListParams, TemplateBulkRecipientsListQueryParams, TemplateBulkRecipientsListResponses, TemplateBulkRecipientsUpdate200Response, TemplateBulkRecipientsUpdateBody, TemplateBulkRecipientsUpdateHeader, TemplateBulkRecipientsUpdateParams, TemplateBulkRecipientsUpdateResponses } from '@countersign/types/esign-v2.1/template-bulk-recipients';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `templateBulkRecipientsList`.
 */
export interface TemplateBulkRecipientsListInput {
    path: PathOf<TemplateBulkRecipientsListParams>;
    query?: TemplateBulkRecipientsListQueryParams | undefined;
}
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
export const templateBulkRecipientsList: PagedOperation<TemplateBulkRecipientsListInput, TemplateBulkRecipientsList200Response, TemplateBulkRecipientsListResponses, NonNullable<TemplateBulkRecipientsList200Response['bulkRecipients']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('TemplateBulkRecipients_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients', {
    paging: {
        items: 'bulkRecipients',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `templateBulkRecipientsUpdate`.
 */
export interface TemplateBulkRecipientsUpdateInput {
    path: PathOf<TemplateBulkRecipientsUpdateParams>;
    header?: TemplateBulkRecipientsUpdateHeader | undefined;
    body: TemplateBulkRecipientsUpdateBody;
}
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
export const templateBulkRecipientsUpdate: Operation<TemplateBulkRecipientsUpdateInput, TemplateBulkRecipientsUpdate200Response, TemplateBulkRecipientsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('TemplateBulkRecipients_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients');


/**
 * The input of `templateBulkRecipientsDelete`.
 */
export interface TemplateBulkRecipientsDeleteInput {
    path: PathOf<TemplateBulkRecipientsDeleteParams>;
    header?: TemplateBulkRecipientsDeleteHeader | undefined;
}
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
export const templateBulkRecipientsDelete: Operation<TemplateBulkRecipientsDeleteInput, TemplateBulkRecipientsDelete200Response, TemplateBulkRecipientsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('TemplateBulkRecipients_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients');

