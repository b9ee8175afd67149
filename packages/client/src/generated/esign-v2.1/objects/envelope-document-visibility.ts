// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocumentVisibilityGet200Response, EnvelopeDocumentVisibilityGetResponses, EnvelopeDocumentVisibilityUpdate200Response, EnvelopeDocumentVisibilityUpdateList200Response, EnvelopeDocumentVisibilityUpdateListResponses, EnvelopeDocumentVisibilityUpdateResponses } from '@countersign/types/esign-v2.1/envelope-document-visibility';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeDocumentVisibilityGetInput, EnvelopeDocumentVisibilityUpdateInput, EnvelopeDocumentVisibilityUpdateListInput } from '../envelope-document-visibility.js';
import { envelopeDocumentVisibilityGet, envelopeDocumentVisibilityUpdate, envelopeDocumentVisibilityUpdateList } from '../envelope-document-visibility.js';
/**
 * The documents of an envelope that are visible to each of its recipients.
 */
export interface EnvelopeDocumentVisibility {
    /**
     * Read the document visibility for a recipient.
     *
     * Returns for each document of an envelope whether it is visible to a recipient. An administrator
     * must have enabled document visibility for the account. Recipients of the types carbon copy,
     * certified delivery, editor and agent can always see all documents, regardless of the settings.
     * Document visibility is available for envelopes and templates, but not for PowerForms.
     *
     * EnvelopeDocumentVisibility_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
     */
    get(input: EnvelopeDocumentVisibilityGetInput, options?: CallOptions): Call<EnvelopeDocumentVisibilityGet200Response, EnvelopeDocumentVisibilityGetResponses>;
    /**
     * Set the document visibility for a recipient.
     *
     * Sets which documents of an envelope are visible to a recipient and which are hidden. A hidden
     * document is also omitted from the recipient's lists of envelopes and documents and from the page
     * images. Document visibility is available for envelopes and templates, but not for PowerForms.
     *
     * 1. An administrator must have enabled document visibility for the account.
     * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
     * 3. Recipients of the types carbon copy, certified delivery, editor and agent can always see all
     * documents.
     *
     * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
     * `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentVisibility_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility`
     */
    update(input: EnvelopeDocumentVisibilityUpdateInput, options?: CallOptions): Call<EnvelopeDocumentVisibilityUpdate200Response, EnvelopeDocumentVisibilityUpdateResponses>;
    /**
     * Set the document visibility for several recipients.
     *
     * Sets in one request which documents of an envelope are visible to its recipients. Each entry
     * contains a document and a recipient. A hidden document is also omitted from the recipient's lists
     * of envelopes and documents and from the page images. Document visibility is available for
     * envelopes and templates, but not for PowerForms.
     *
     * 1. An administrator must have enabled document visibility for the account.
     * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
     * 3. Recipients of the types carbon copy, certified delivery, editor and agent can always see all
     * documents.
     *
     * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
     * `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentVisibility_updateList: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/document_visibility`
     */
    updateList(input: EnvelopeDocumentVisibilityUpdateListInput, options?: CallOptions): Call<EnvelopeDocumentVisibilityUpdateList200Response, EnvelopeDocumentVisibilityUpdateListResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeDocumentVisibility.
 */
export function envelopeDocumentVisibility(client: Client<'esign'>): EnvelopeDocumentVisibility {
    return {
        get: envelopeDocumentVisibilityGet.bind(null, client),
        update: envelopeDocumentVisibilityUpdate.bind(null, client),
        updateList: envelopeDocumentVisibilityUpdateList.bind(null, client)
    };
}

