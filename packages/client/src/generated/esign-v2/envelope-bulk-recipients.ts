/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeBulkRecipientsDelete200Response, EnvelopeBulkRecipientsDeleteHeader, EnvelopeBulkRecipientsDeleteParams, EnvelopeBulkRecipientsDeleteResponses, EnvelopeBulkRecipientsList200Response, EnvelopeBulkRecipientsListParams, EnvelopeBulkRecipientsListQueryParams, EnvelopeBulkRecipientsListResponses, EnvelopeBulkRecipientsUpdate200Response, EnvelopeBulkRecipientsUpdateBody, EnvelopeBulkRecipientsUpdateHeader, EnvelopeBulkRecipientsUpdateParams, EnvelopeBulkRecipientsUpdateResponses } from '@countersign/types/esign-v2/envelope-bulk-recipients';
import type { BinaryBody, PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * The input of `envelopeBulkRecipientsList`.
 */
export interface EnvelopeBulkRecipientsListInput {
    path: PathOf<EnvelopeBulkRecipientsListParams>;
    query?: EnvelopeBulkRecipientsListQueryParams | undefined;
}
/**
 * List the people of a bulk recipient.
 *
 * Returns the list of people of a bulk recipient in an envelope. When the envelope is sent, each
 * person gets their own copy. `include_tabs` adds the values of their tabs.
 *
 * The list is paged: `start_position` selects a page, and `nextUri` links to the next page. Only
 * certain plans include bulk recipients.
 *
 * EnvelopeBulkRecipients_list: `GET /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 */
export const envelopeBulkRecipientsList: PagedOperation<EnvelopeBulkRecipientsListInput, EnvelopeBulkRecipientsList200Response, EnvelopeBulkRecipientsListResponses, NonNullable<EnvelopeBulkRecipientsList200Response['bulkRecipients']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('EnvelopeBulkRecipients_list', 'GET', '/v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients', {
    paging: {
        items: 'bulkRecipients',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `envelopeBulkRecipientsUpdate`.
 */
export interface EnvelopeBulkRecipientsUpdateInput {
    path: PathOf<EnvelopeBulkRecipientsUpdateParams>;
    header?: EnvelopeBulkRecipientsUpdateHeader | undefined;
    body: EnvelopeBulkRecipientsUpdateBody | BinaryBody;
    contentType?: ('application/json' | 'text/csv') | undefined;
}
/**
 * Set the list of a bulk recipient.
 *
 * Sets the list of people of a bulk recipient in an envelope and replaces an existing list. The
 * envelope must be a draft, and the recipient must be a signer that represents a list.
 *
 * The list is sent as JSON or, with `Content-Type: text/csv`, as a CSV file with a header row. Its
 * columns are `Email`, `Name`, `Note`, `Identification`, `PhoneNumber` and `AccessCode`. Every
 * further column is the label of a tab. Each row is validated separately, and the response contains
 * the errors of invalid rows.
 *
 * Only certain plans include bulk recipients. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeBulkRecipients_update: `PUT /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 */
export const envelopeBulkRecipientsUpdate: Operation<EnvelopeBulkRecipientsUpdateInput, EnvelopeBulkRecipientsUpdate200Response, EnvelopeBulkRecipientsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeBulkRecipients_update', 'PUT', '/v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients', {
    mediaTypes: ['application/json', 'text/csv'],
    encode: encodeBody
});


/**
 * The input of `envelopeBulkRecipientsDelete`.
 */
export interface EnvelopeBulkRecipientsDeleteInput {
    path: PathOf<EnvelopeBulkRecipientsDeleteParams>;
    header?: EnvelopeBulkRecipientsDeleteHeader | undefined;
}
/**
 * Delete the list of a bulk recipient.
 *
 * Deletes the list of people of a bulk recipient in an envelope. The recipient is kept as an
 * ordinary signer without a list. The envelope must be a draft. Copies that were already sent are
 * not changed.
 *
 * Only certain plans include bulk recipients. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeBulkRecipients_delete: `DELETE /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 */
export const envelopeBulkRecipientsDelete: Operation<EnvelopeBulkRecipientsDeleteInput, EnvelopeBulkRecipientsDelete200Response, EnvelopeBulkRecipientsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeBulkRecipients_delete', 'DELETE', '/v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients');

