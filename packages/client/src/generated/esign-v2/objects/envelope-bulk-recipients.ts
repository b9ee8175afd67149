// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeBulkRecipientsDelete200Response, EnvelopeBulkRecipientsDeleteResponses, EnvelopeBulkRecipientsList200Response, EnvelopeBulkRecipientsListResponses, EnvelopeBulkRecipientsUpdate200Response, EnvelopeBulkRecipientsUpdateResponses } from '@countersign/types/esign-v2/envelope-bulk-recipients';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { EnvelopeBulkRecipientsDeleteInput, EnvelopeBulkRecipientsListInput, EnvelopeBulkRecipientsUpdateInput } from '../envelope-bulk-recipients.js';
import { envelopeBulkRecipientsDelete, envelopeBulkRecipientsList, envelopeBulkRecipientsUpdate } from '../envelope-bulk-recipients.js';
/**
 * The list of people behind a bulk recipient of an envelope.
 */
export interface EnvelopeBulkRecipients {
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
    list(input: EnvelopeBulkRecipientsListInput, options?: CallOptions): PagedCall<EnvelopeBulkRecipientsList200Response, EnvelopeBulkRecipientsListResponses, NonNullable<EnvelopeBulkRecipientsList200Response['bulkRecipients']>[number]>;
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
    update(input: EnvelopeBulkRecipientsUpdateInput, options?: CallOptions): Call<EnvelopeBulkRecipientsUpdate200Response, EnvelopeBulkRecipientsUpdateResponses>;
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
    delete(input: EnvelopeBulkRecipientsDeleteInput, options?: CallOptions): Call<EnvelopeBulkRecipientsDelete200Response, EnvelopeBulkRecipientsDeleteResponses>;
}
/**
 * Makes the functions of EnvelopeBulkRecipients into methods of one object.
 */
export function envelopeBulkRecipients(client: Client): EnvelopeBulkRecipients {
    return {
        list: envelopeBulkRecipientsList.bind(null, client),
        update: envelopeBulkRecipientsUpdate.bind(null, client),
        delete: envelopeBulkRecipientsDelete.bind(null, client)
    };
}

