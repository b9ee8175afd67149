// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocumentFieldsCreate201Response, EnvelopeDocumentFieldsCreateResponses, EnvelopeDocumentFieldsDelete200Response, EnvelopeDocumentFieldsDeleteResponses, EnvelopeDocumentFieldsList200Response, EnvelopeDocumentFieldsListResponses, EnvelopeDocumentFieldsUpdate200Response, EnvelopeDocumentFieldsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-document-fields';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeDocumentFieldsCreateInput, EnvelopeDocumentFieldsDeleteInput, EnvelopeDocumentFieldsListInput, EnvelopeDocumentFieldsUpdateInput } from '../envelope-document-fields.js';
import { envelopeDocumentFieldsCreate, envelopeDocumentFieldsDelete, envelopeDocumentFieldsList, envelopeDocumentFieldsUpdate } from '../envelope-document-fields.js';
/**
 * Names with values that a sender keeps with one document of an envelope, for programs rather than
 * for signers.
 */
export interface EnvelopeDocumentFields {
    /**
     * List the fields of a document.
     *
     * Gives the pairs of a name and a value that the sender keeps with one document of an envelope. They
     * have nothing to do with the tabs that signers fill in.
     *
     * EnvelopeDocumentFields_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
     */
    list(input: EnvelopeDocumentFieldsListInput, options?: CallOptions): Call<EnvelopeDocumentFieldsList200Response, EnvelopeDocumentFieldsListResponses>;
    /**
     * Add fields to a document.
     *
     * Adds pairs of a name and a value to one document of an envelope. The envelope must be a draft or
     * in process, and a document has each name only once. Whoever holds a lock on the envelope sends it
     * in `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentFields_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
     */
    create(input: EnvelopeDocumentFieldsCreateInput, options?: CallOptions): Call<EnvelopeDocumentFieldsCreate201Response, EnvelopeDocumentFieldsCreateResponses>;
    /**
     * Change fields of a document.
     *
     * Gives new values to names that one document of an envelope already has; names that are not in the
     * body keep their values. The envelope must be a draft or in process. Whoever holds a lock on the
     * envelope sends it in `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentFields_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
     */
    update(input: EnvelopeDocumentFieldsUpdateInput, options?: CallOptions): Call<EnvelopeDocumentFieldsUpdate200Response, EnvelopeDocumentFieldsUpdateResponses>;
    /**
     * Delete fields of a document.
     *
     * Removes names, together with their values, from one document of an envelope. The body lists the
     * names; others stay. The envelope must be a draft or in process. Whoever holds a lock on the
     * envelope sends it in `X-DocuSign-Edit`.
     *
     * EnvelopeDocumentFields_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
     */
    delete(input: EnvelopeDocumentFieldsDeleteInput, options?: CallOptions): Call<EnvelopeDocumentFieldsDelete200Response, EnvelopeDocumentFieldsDeleteResponses>;
}
/**
 * Makes the functions of EnvelopeDocumentFields into methods of one object.
 */
export function envelopeDocumentFields(client: Client): EnvelopeDocumentFields {
    return {
        list: envelopeDocumentFieldsList.bind(null, client),
        create: envelopeDocumentFieldsCreate.bind(null, client),
        update: envelopeDocumentFieldsUpdate.bind(null, client),
        delete: envelopeDocumentFieldsDelete.bind(null, client)
    };
}

