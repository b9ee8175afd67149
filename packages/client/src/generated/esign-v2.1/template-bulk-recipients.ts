/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { TemplateBulkRecipientsDelete200Response, TemplateBulkRecipientsDeleteHeader, TemplateBulkRecipientsDeleteParams, TemplateBulkRecipientsDeleteResponses, TemplateBulkRecipientsList200Response, TemplateBulkRecipientsListParams, TemplateBulkRecipientsListQueryParams, TemplateBulkRecipientsListResponses, TemplateBulkRecipientsUpdate200Response, TemplateBulkRecipientsUpdateBody, TemplateBulkRecipientsUpdateHeader, TemplateBulkRecipientsUpdateParams, TemplateBulkRecipientsUpdateResponses } from '@countersign/types/esign-v2.1/template-bulk-recipients';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * What `templateBulkRecipientsList` takes.
 */
export interface TemplateBulkRecipientsListInput {
    path: PathOf<TemplateBulkRecipientsListParams>;
    query?: TemplateBulkRecipientsListQueryParams | undefined;
}
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
export const templateBulkRecipientsList: PagedOperation<TemplateBulkRecipientsListInput, TemplateBulkRecipientsList200Response, TemplateBulkRecipientsListResponses, NonNullable<TemplateBulkRecipientsList200Response['bulkRecipients']>[number]> = /* @__PURE__ */ pagedOperation('TemplateBulkRecipients_list', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients', {
    paging: {
        items: 'bulkRecipients',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `templateBulkRecipientsUpdate` takes.
 */
export interface TemplateBulkRecipientsUpdateInput {
    path: PathOf<TemplateBulkRecipientsUpdateParams>;
    header?: TemplateBulkRecipientsUpdateHeader | undefined;
    body: TemplateBulkRecipientsUpdateBody;
}
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
export const templateBulkRecipientsUpdate: Operation<TemplateBulkRecipientsUpdateInput, TemplateBulkRecipientsUpdate200Response, TemplateBulkRecipientsUpdateResponses> = /* @__PURE__ */ operation('TemplateBulkRecipients_update', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients');


/**
 * What `templateBulkRecipientsDelete` takes.
 */
export interface TemplateBulkRecipientsDeleteInput {
    path: PathOf<TemplateBulkRecipientsDeleteParams>;
    header?: TemplateBulkRecipientsDeleteHeader | undefined;
}
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
export const templateBulkRecipientsDelete: Operation<TemplateBulkRecipientsDeleteInput, TemplateBulkRecipientsDelete200Response, TemplateBulkRecipientsDeleteResponses> = /* @__PURE__ */ operation('TemplateBulkRecipients_delete', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients');

