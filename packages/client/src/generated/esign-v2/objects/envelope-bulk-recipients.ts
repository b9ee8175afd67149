// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeBulkRecipientsDelete200Response, EnvelopeBulkRecipientsDeleteResponses, EnvelopeBulkRecipientsList200Response, EnvelopeBulkRecipientsListResponses, EnvelopeBulkRecipientsUpdate200Response, EnvelopeBulkRecipientsUpdateResponses } from '@countersign/types/esign-v2/envelope-bulk-recipients';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { EnvelopeBulkRecipientsDeleteInput, EnvelopeBulkRecipientsListInput, EnvelopeBulkRecipientsUpdateInput } from '../envelope-bulk-recipients.js';
import { envelopeBulkRecipientsDelete, envelopeBulkRecipientsList, envelopeBulkRecipientsUpdate } from '../envelope-bulk-recipients.js';
/**
 * The list of people of a bulk recipient of an envelope.
 */
export interface EnvelopeBulkRecipients {
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
    list(input: EnvelopeBulkRecipientsListInput, options?: CallOptions): PagedCall<EnvelopeBulkRecipientsList200Response, EnvelopeBulkRecipientsListResponses, NonNullable<EnvelopeBulkRecipientsList200Response['bulkRecipients']>[number]>;
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
    update(input: EnvelopeBulkRecipientsUpdateInput, options?: CallOptions): Call<EnvelopeBulkRecipientsUpdate200Response, EnvelopeBulkRecipientsUpdateResponses>;
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
    delete(input: EnvelopeBulkRecipientsDeleteInput, options?: CallOptions): Call<EnvelopeBulkRecipientsDelete200Response, EnvelopeBulkRecipientsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeBulkRecipients.
 */
export function envelopeBulkRecipients(client: Client<'esign'>): EnvelopeBulkRecipients {
    return {
        list: envelopeBulkRecipientsList.bind(null, client),
        update: envelopeBulkRecipientsUpdate.bind(null, client),
        delete: envelopeBulkRecipientsDelete.bind(null, client)
    };
}

