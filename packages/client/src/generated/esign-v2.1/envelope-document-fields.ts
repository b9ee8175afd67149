/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeDocumentFieldsCreate201Response, EnvelopeDocumentFieldsCreateBody, EnvelopeDocumentFieldsCreateHeader, EnvelopeDocumentFieldsCreateParams, EnvelopeDocumentFieldsCreateResponses, EnvelopeDocumentFieldsDelete200Response, EnvelopeDocumentFieldsDeleteBody, EnvelopeDocumentFieldsDeleteHeader, EnvelopeDocumentFieldsDeleteParams, EnvelopeDocumentFieldsDeleteResponses, EnvelopeDocumentFieldsList200Response, EnvelopeDocumentFieldsListParams, EnvelopeDocumentFieldsListResponses, EnvelopeDocumentFieldsUpdate200Response, EnvelopeDocumentFieldsUpdateBody, EnvelopeDocumentFieldsUpdateHeader, EnvelopeDocumentFieldsUpdateParams, EnvelopeDocumentFieldsUpdateResponses } from '@countersign/types/esign-v2.1/envelope-document-fields';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeDocumentFieldsList`.
 */
export interface EnvelopeDocumentFieldsListInput {
    path: PathOf<EnvelopeDocumentFieldsListParams>;
}
/**
 * List the fields of a document.
 *
 * Returns the name and value pairs that the sender stores with one document of an envelope. They are
 * not related to the tabs that signers fill in.
 *
 * EnvelopeDocumentFields_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 */
export const envelopeDocumentFieldsList: Operation<EnvelopeDocumentFieldsListInput, EnvelopeDocumentFieldsList200Response, EnvelopeDocumentFieldsListResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentFields_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields');


/**
 * The input of `envelopeDocumentFieldsCreate`.
 */
export interface EnvelopeDocumentFieldsCreateInput {
    path: PathOf<EnvelopeDocumentFieldsCreateParams>;
    header?: EnvelopeDocumentFieldsCreateHeader | undefined;
    body: EnvelopeDocumentFieldsCreateBody;
}
/**
 * Add fields to a document.
 *
 * Adds name and value pairs to one document of an envelope. The envelope must be a draft or in
 * process, and names must be unique in a document. If the caller holds a lock on the envelope, send
 * it in `X-DocuSign-Edit`.
 *
 * EnvelopeDocumentFields_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 */
export const envelopeDocumentFieldsCreate: Operation<EnvelopeDocumentFieldsCreateInput, EnvelopeDocumentFieldsCreate201Response, EnvelopeDocumentFieldsCreateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentFields_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields');


/**
 * The input of `envelopeDocumentFieldsUpdate`.
 */
export interface EnvelopeDocumentFieldsUpdateInput {
    path: PathOf<EnvelopeDocumentFieldsUpdateParams>;
    header?: EnvelopeDocumentFieldsUpdateHeader | undefined;
    body: EnvelopeDocumentFieldsUpdateBody;
}
/**
 * Change fields of a document.
 *
 * Sets new values for existing names of one document of an envelope. Names that the request body
 * omits keep their values. The envelope must be a draft or in process. If the caller holds a lock on
 * the envelope, send it in `X-DocuSign-Edit`.
 *
 * EnvelopeDocumentFields_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 */
export const envelopeDocumentFieldsUpdate: Operation<EnvelopeDocumentFieldsUpdateInput, EnvelopeDocumentFieldsUpdate200Response, EnvelopeDocumentFieldsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentFields_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields');


/**
 * The input of `envelopeDocumentFieldsDelete`.
 */
export interface EnvelopeDocumentFieldsDeleteInput {
    path: PathOf<EnvelopeDocumentFieldsDeleteParams>;
    header?: EnvelopeDocumentFieldsDeleteHeader | undefined;
    body: EnvelopeDocumentFieldsDeleteBody;
}
/**
 * Delete fields of a document.
 *
 * Deletes names and their values from one document of an envelope. The request body lists the names
 * to delete. Other names are kept. The envelope must be a draft or in process. If the caller holds a
 * lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * EnvelopeDocumentFields_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields`
 */
export const envelopeDocumentFieldsDelete: Operation<EnvelopeDocumentFieldsDeleteInput, EnvelopeDocumentFieldsDelete200Response, EnvelopeDocumentFieldsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeDocumentFields_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields');

