/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2';
import { operation } from '../../operation.js';


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
export const envelopeBulkRecipientsList = /* @__PURE__ */ operation<operations['EnvelopeBulkRecipients_list']>({
    id: 'EnvelopeBulkRecipients_list',
    method: 'GET',
    path: '/v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients'
});


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
export const envelopeBulkRecipientsUpdate = /* @__PURE__ */ operation<operations['EnvelopeBulkRecipients_update']>({
    id: 'EnvelopeBulkRecipients_update',
    method: 'PUT',
    path: '/v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients',
    mediaTypes: ['application/json', 'text/csv']
});


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
export const envelopeBulkRecipientsDelete = /* @__PURE__ */ operation<operations['EnvelopeBulkRecipients_delete']>({
    id: 'EnvelopeBulkRecipients_delete',
    method: 'DELETE',
    path: '/v2/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/bulk_recipients'
});

