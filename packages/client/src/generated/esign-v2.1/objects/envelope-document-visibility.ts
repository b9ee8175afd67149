// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocumentVisibilityGet200Response, EnvelopeDocumentVisibilityGetResponses, EnvelopeDocumentVisibilityUpdate200Response, EnvelopeDocumentVisibilityUpdateList200Response, EnvelopeDocumentVisibilityUpdateListResponses, EnvelopeDocumentVisibilityUpdateResponses } from '@countersign/types/esign-v2.1/envelope-document-visibility';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeDocumentVisibilityGetInput, EnvelopeDocumentVisibilityUpdateInput, EnvelopeDocumentVisibilityUpdateListInput } from '../envelope-document-visibility.js';
import { envelopeDocumentVisibilityGet, envelopeDocumentVisibilityUpdate, envelopeDocumentVisibilityUpdateList } from '../envelope-document-visibility.js';
/**
 * Which documents of an envelope each of its recipients gets to see.
 */
export interface EnvelopeDocumentVisibility {
    /**
     * Read which documents a recipient sees.
     *
     * Tells for each document of an envelope whether one recipient gets to see it. An administrator must
     * have switched document visibility on for the account. Recipients of the kinds carbon copy,
     * certified delivery, editor and agent always see all documents, whatever is set. Envelopes and
     * templates have document visibility, PowerForms do not.
     *
     * EnvelopeDocumentVisibility_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
     */
    get(input: EnvelopeDocumentVisibilityGetInput, options?: CallOptions): Call<EnvelopeDocumentVisibilityGet200Response, EnvelopeDocumentVisibilityGetResponses>;
    /**
     * Set which documents a recipient sees.
     *
     * Sets for one recipient of an envelope which documents are seen and which are hidden. A hidden
     * document is also missing from the recipient's lists of envelopes and documents and from the page
     * images. Envelopes and templates have document visibility, PowerForms do not.
     *
     * 1. An administrator must have switched document visibility on for the account.
     * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
     * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
     *    documents.
     *
     * The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it in
     * `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentVisibility_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
     */
    update(input: EnvelopeDocumentVisibilityUpdateInput, options?: CallOptions): Call<EnvelopeDocumentVisibilityUpdate200Response, EnvelopeDocumentVisibilityUpdateResponses>;
    /**
     * Set which documents several recipients see.
     *
     * Sets in one call which documents of an envelope its recipients see. Each entry names a document
     * and a recipient. A hidden document is also missing from the recipient's lists of envelopes and
     * documents and from the page images. Envelopes and templates have document visibility, PowerForms
     * do not.
     *
     * 1. An administrator must have switched document visibility on for the account.
     * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
     * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
     *    documents.
     *
     * The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it in
     * `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentVisibility_updateList: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/document_visibility`
     */
    updateList(input: EnvelopeDocumentVisibilityUpdateListInput, options?: CallOptions): Call<EnvelopeDocumentVisibilityUpdateList200Response, EnvelopeDocumentVisibilityUpdateListResponses>;
}
/**
 * Makes the functions of EnvelopeDocumentVisibility into methods of one object.
 */
export function envelopeDocumentVisibility(client: Client): EnvelopeDocumentVisibility {
    return {
        get: envelopeDocumentVisibilityGet.bind(null, client),
        update: envelopeDocumentVisibilityUpdate.bind(null, client),
        updateList: envelopeDocumentVisibilityUpdateList.bind(null, client)
    };
}

