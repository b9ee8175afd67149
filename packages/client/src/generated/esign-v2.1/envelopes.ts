/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List envelopes and their changes of status.
 *
 * Lists the envelopes of the account that the caller may see: those that changed in a period, or
 * those named by their IDs or transactions. The filters can be combined.
 *
 * One of `from_date`, `envelope_ids` and `transaction_ids` must be there; without any of them the
 * call fails with `INVALID_REQUEST_PARAMETER`. With `transaction_ids` the answer holds
 * `envelopeTransactionStatuses`.
 *
 * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
 * next.
 *
 * Envelopes_listStatusChanges: `GET /v2.1/accounts/{accountId}/envelopes`
 */
export const envelopesListStatusChanges = /* @__PURE__ */ operation<operations['Envelopes_listStatusChanges']>({
    id: 'Envelopes_listStatusChanges',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes'
});


/**
 * Create an envelope.
 *
 * Makes an envelope of documents and recipients, of a template, or of both. With `status` `sent`
 * it goes out at once; with `created`, or without a status, it stays a draft that can be changed
 * and sent later.
 *
 * A draft may be empty. Sending needs a subject, at least one document and at least one recipient
 * with a name and an e-mail address. Documents that are not PDFs need their `fileExtension`. The
 * request may be 35651584 bytes large at most, one document 32 MB, and an envelope may have 100
 * recipients.
 *
 * With `asynchronous` the answer comes before the envelope is built. The request then needs a
 * `transactionId`, and the status is `processing` for the time being.
 *
 * Envelopes_create: `POST /v2.1/accounts/{accountId}/envelopes`
 */
export const envelopesCreate = /* @__PURE__ */ operation<operations['Envelopes_create']>({
    id: 'Envelopes_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/envelopes',
    mediaTypes: ['application/json']
});


/**
 * Read an envelope.
 *
 * Gives one envelope with its status, its moments and the addresses of its parts. `include` adds
 * parts themselves, such as recipients with their tabs or the list of documents.
 *
 * Sender, recipients and administrators of the account may read an envelope. Do not ask for the
 * status of the same envelope more than once in 15 minutes; let Connect push it instead.
 *
 * Envelopes_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}`
 */
export const envelopesGet = /* @__PURE__ */ operation<operations['Envelopes_get']>({
    id: 'Envelopes_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}'
});


/**
 * Change, send, void or purge an envelope.
 *
 * Changes an envelope. What the request does follows from its fields and from where the envelope
 * stands:
 *
 * 1. A draft is sent with `status` `sent`, or changed with any other field.
 * 2. An envelope that is sent or delivered is voided with `status` `voided` and a `voidedReason`.
 *    Only its sender and administrators may do so.
 * 3. A completed envelope is purged with `purgeState` `documents_queued`,
 *    `documents_and_metadata_queued` or `documents_and_metadata_and_redact_queued`. The documents
 *    are gone after 14 days, until which `documents_dequeued` takes them out of the queue again.
 *    It needs the right to purge.
 * 4. `resend_envelope` sends the e-mails to those who must act now once more.
 *
 * Recipients, tabs, custom fields, notification and e-mail settings are changed only with
 * `advanced_update`. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * Envelopes_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}`
 */
export const envelopesUpdate = /* @__PURE__ */ operation<operations['Envelopes_update']>({
    id: 'Envelopes_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}',
    mediaTypes: ['application/json']
});

