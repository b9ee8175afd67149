/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeBulkRecipientsDelete200Response, EnvelopeBulkRecipientsDeleteHeader, EnvelopeBulkRecipientsDeleteParams, EnvelopeBulkRecipientsDeleteResponses, EnvelopeBulkRecipientsList200Response, EnvelopeBulkRecipientsListParams, EnvelopeBulkRecipientsListQueryParams, EnvelopeBulkRecipientsListResponses, EnvelopeBulkRecipientsUpdate200Response, EnvelopeBulkRecipientsUpdateBody, EnvelopeBulkRecipientsUpdateHeader, EnvelopeBulkRecipientsUpdateParams, EnvelopeBulkRecipientsUpdateResponses } from '@countersign/types/esign-v2/envelope-bulk-recipients';
import type { BinaryBody, PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * What `envelopeBulkRecipientsList` takes.
 */
export interface EnvelopeBulkRecipientsListInput {
    path: PathOf<EnvelopeBulkRecipientsListParams>;
    query?: EnvelopeBulkRecipientsListQueryParams | undefined;
}
/**
 * List the people behind a bulk recipient.
 *
 * Gives the list of people who stand behind one recipient of an envelope. Each of them gets an own
 * copy of the envelope when it is sent. `include_tabs` adds the values of their tabs.
 *
 * The list comes in chunks; `start_position` chooses one, and `nextUri` leads to the next. Only
 * certain plans have bulk recipients.
 *
 * EnvelopeBulkRecipients_list: `GET /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 */
export const envelopeBulkRecipientsList: PagedOperation<EnvelopeBulkRecipientsListInput, EnvelopeBulkRecipientsList200Response, EnvelopeBulkRecipientsListResponses, NonNullable<EnvelopeBulkRecipientsList200Response['bulkRecipients']>[number]> = /* @__PURE__ */ pagedOperation('EnvelopeBulkRecipients_list', 'GET', '/v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients', {
    paging: {
        items: 'bulkRecipients',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `envelopeBulkRecipientsUpdate` takes.
 */
export interface EnvelopeBulkRecipientsUpdateInput {
    path: PathOf<EnvelopeBulkRecipientsUpdateParams>;
    header?: EnvelopeBulkRecipientsUpdateHeader | undefined;
    body: EnvelopeBulkRecipientsUpdateBody | BinaryBody;
    contentType?: ('application/json' | 'text/csv') | undefined;
}
/**
 * Put a list of people behind a bulk recipient.
 *
 * Puts a list of people behind one recipient of an envelope; a list that was there is replaced as a
 * whole. The envelope must be a draft, and the recipient a signer that stands for a list.
 *
 * The list comes as JSON or, with `Content-Type: text/csv`, as a CSV file with a header row. Its
 * columns are `Email`, `Name`, `Note`, `Identification`, `PhoneNumber` and `AccessCode`; every
 * further column is the label of a tab. Each row is judged by itself, and a wrong one carries its
 * faults in the answer.
 *
 * Only certain plans have bulk recipients. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeBulkRecipients_update: `PUT /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 */
export const envelopeBulkRecipientsUpdate: Operation<EnvelopeBulkRecipientsUpdateInput, EnvelopeBulkRecipientsUpdate200Response, EnvelopeBulkRecipientsUpdateResponses> = /* @__PURE__ */ operation('EnvelopeBulkRecipients_update', 'PUT', '/v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients', {
    mediaTypes: ['application/json', 'text/csv'],
    encode: encodeBody
});


/**
 * What `envelopeBulkRecipientsDelete` takes.
 */
export interface EnvelopeBulkRecipientsDeleteInput {
    path: PathOf<EnvelopeBulkRecipientsDeleteParams>;
    header?: EnvelopeBulkRecipientsDeleteHeader | undefined;
}
/**
 * Remove the people behind a bulk recipient.
 *
 * Removes the list of people behind one recipient of an envelope. The recipient stays, as an
 * ordinary signer without a list. The envelope must be a draft; copies that went out before are
 * not touched.
 *
 * Only certain plans have bulk recipients. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeBulkRecipients_delete: `DELETE /v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients`
 */
export const envelopeBulkRecipientsDelete: Operation<EnvelopeBulkRecipientsDeleteInput, EnvelopeBulkRecipientsDelete200Response, EnvelopeBulkRecipientsDeleteResponses> = /* @__PURE__ */ operation('EnvelopeBulkRecipients_delete', 'DELETE', '/v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients');

