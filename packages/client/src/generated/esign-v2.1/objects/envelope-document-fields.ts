// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocumentFieldsCreate201Response, EnvelopeDocumentFieldsCreateResponses, EnvelopeDocumentFieldsDelete200Response, EnvelopeDocumentFieldsDeleteResponses, EnvelopeDocumentFieldsList200Response, EnvelopeDocumentFieldsListResponses, EnvelopeDocumentFieldsUpdate200Response, EnvelopeDocumentFieldsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-document-fields';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeDocumentFieldsCreateInput, EnvelopeDocumentFieldsDeleteInput, EnvelopeDocumentFieldsListInput, EnvelopeDocumentFieldsUpdateInput } from '../envelope-document-fields.js';
import { envelopeDocumentFieldsCreate, envelopeDocumentFieldsDelete, envelopeDocumentFieldsList, envelopeDocumentFieldsUpdate } from '../envelope-document-fields.js';
/**
 * Names and values that a sender adds to one document of an envelope, for use by programs rather
 * than signers.
 */
export interface EnvelopeDocumentFields {
    /**
     * List the fields of a document.
     *
     * Returns the name and value pairs that the sender stores with one document of an envelope. They are
     * not related to the tabs that signers fill in.
     *
     * EnvelopeDocumentFields_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
     */
    list(input: EnvelopeDocumentFieldsListInput, options?: CallOptions): Call<EnvelopeDocumentFieldsList200Response, EnvelopeDocumentFieldsListResponses>;
    /**
     * Add fields to a document.
     *
     * Adds name and value pairs to one document of an envelope. The envelope must be a draft or in
     * process, and names must be unique in a document. If the caller holds a lock on the envelope, send
     * it in `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentFields_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
     */
    create(input: EnvelopeDocumentFieldsCreateInput, options?: CallOptions): Call<EnvelopeDocumentFieldsCreate201Response, EnvelopeDocumentFieldsCreateResponses>;
    /**
     * Change fields of a document.
     *
     * Sets new values for existing names of one document of an envelope. Names that the request body
     * omits keep their values. The envelope must be a draft or in process. If the caller holds a lock on
     * the envelope, send it in `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentFields_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
     */
    update(input: EnvelopeDocumentFieldsUpdateInput, options?: CallOptions): Call<EnvelopeDocumentFieldsUpdate200Response, EnvelopeDocumentFieldsUpdateResponses>;
    /**
     * Delete fields of a document.
     *
     * Deletes names and their values from one document of an envelope. The request body lists the names
     * to delete. Other names are kept. The envelope must be a draft or in process. If the caller holds a
     * lock on the envelope, send it in `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentFields_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
     */
    delete(input: EnvelopeDocumentFieldsDeleteInput, options?: CallOptions): Call<EnvelopeDocumentFieldsDelete200Response, EnvelopeDocumentFieldsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeDocumentFields.
 */
export function envelopeDocumentFields(client: Client<'esign'>): EnvelopeDocumentFields {
    return {
        list: envelopeDocumentFieldsList.bind(null, client),
        create: envelopeDocumentFieldsCreate.bind(null, client),
        update: envelopeDocumentFieldsUpdate.bind(null, client),
        delete: envelopeDocumentFieldsDelete.bind(null, client)
    };
}

