/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeTemplatesApply201Response, EnvelopeTemplatesApplyBody, EnvelopeTemplatesApplyHeader, EnvelopeTemplatesApplyParams, EnvelopeTemplatesApplyQueryParams, EnvelopeTemplatesApplyResponses, EnvelopeTemplatesApplyToDocument201Response, EnvelopeTemplatesApplyToDocumentBody, EnvelopeTemplatesApplyToDocumentHeader, EnvelopeTemplatesApplyToDocumentParams, EnvelopeTemplatesApplyToDocumentQueryParams, EnvelopeTemplatesApplyToDocumentResponses, EnvelopeTemplatesDelete200Response, EnvelopeTemplatesDeleteHeader, EnvelopeTemplatesDeleteParams, EnvelopeTemplatesDeleteResponses, EnvelopeTemplatesList200Response, EnvelopeTemplatesListByDocument200Response, EnvelopeTemplatesListByDocumentParams, EnvelopeTemplatesListByDocumentQueryParams, EnvelopeTemplatesListByDocumentResponses, EnvelopeTemplatesListParams, EnvelopeTemplatesListQueryParams, EnvelopeTemplatesListResponses } from '@countersign/types/esign-v2.1/envelope-templates';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeTemplatesListByDocument`.
 */
export interface EnvelopeTemplatesListByDocumentInput {
    path: PathOf<EnvelopeTemplatesListByDocumentParams>;
    query?: EnvelopeTemplatesListByDocumentQueryParams | undefined;
}
/**
 * List the templates of a document.
 *
 * Returns the templates that are related to one document of an envelope. `include` selects templates
 * that were applied to it, templates whose pages resemble it, or both. For a resembling template,
 * the response contains the pages and the degree of similarity in percent.
 *
 * EnvelopeTemplates_listByDocument: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates`
 */
export const envelopeTemplatesListByDocument: Operation<EnvelopeTemplatesListByDocumentInput, EnvelopeTemplatesListByDocument200Response, EnvelopeTemplatesListByDocumentResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeTemplates_listByDocument', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates');


/**
 * The input of `envelopeTemplatesApplyToDocument`.
 */
export interface EnvelopeTemplatesApplyToDocumentInput {
    path: PathOf<EnvelopeTemplatesApplyToDocumentParams>;
    query?: EnvelopeTemplatesApplyToDocumentQueryParams | undefined;
    header?: EnvelopeTemplatesApplyToDocumentHeader | undefined;
    body: EnvelopeTemplatesApplyToDocumentBody;
}
/**
 * Apply templates to a document of an envelope.
 *
 * Applies one or more templates to an existing document of the envelope. The recipients and tabs of
 * the templates are added to the envelope, while the document keeps its own pages. The envelope must
 * be a draft or in process. For each template, the request can specify the pages to which it
 * applies.
 *
 * Recipients are omitted if none of their anchor texts occurs in the document, unless
 * `preserve_template_recipient` is `true`. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeTemplates_applyToDocument: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates`
 */
export const envelopeTemplatesApplyToDocument: Operation<EnvelopeTemplatesApplyToDocumentInput, EnvelopeTemplatesApplyToDocument201Response, EnvelopeTemplatesApplyToDocumentResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeTemplates_applyToDocument', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates');


/**
 * The input of `envelopeTemplatesDelete`.
 */
export interface EnvelopeTemplatesDeleteInput {
    path: PathOf<EnvelopeTemplatesDeleteParams>;
    header?: EnvelopeTemplatesDeleteHeader | undefined;
}
/**
 * Remove a template from a document of an envelope.
 *
 * Removes an applied template from a document of an envelope. The template itself is kept in the
 * account. The envelope must be a draft or in process. Parts that the template marks as required
 * cannot be removed. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * EnvelopeTemplates_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates/{templateId}`
 */
export const envelopeTemplatesDelete: Operation<EnvelopeTemplatesDeleteInput, EnvelopeTemplatesDelete200Response, EnvelopeTemplatesDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeTemplates_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates/{templateId}');


/**
 * The input of `envelopeTemplatesList`.
 */
export interface EnvelopeTemplatesListInput {
    path: PathOf<EnvelopeTemplatesListParams>;
    query?: EnvelopeTemplatesListQueryParams | undefined;
}
/**
 * List the templates of an envelope.
 *
 * Returns the templates that are related to a document of an envelope. `include` selects templates
 * that were applied, templates whose pages resemble a document, or both. Each entry contains the
 * document to which it belongs.
 *
 * EnvelopeTemplates_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates`
 */
export const envelopeTemplatesList: Operation<EnvelopeTemplatesListInput, EnvelopeTemplatesList200Response, EnvelopeTemplatesListResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeTemplates_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates');


/**
 * The input of `envelopeTemplatesApply`.
 */
export interface EnvelopeTemplatesApplyInput {
    path: PathOf<EnvelopeTemplatesApplyParams>;
    query?: EnvelopeTemplatesApplyQueryParams | undefined;
    header?: EnvelopeTemplatesApplyHeader | undefined;
    body: EnvelopeTemplatesApplyBody;
}
/**
 * Apply templates to an envelope.
 *
 * Adds the contents of one or more templates, such as recipients, tabs and settings, to an existing
 * envelope. The envelope must be a draft or in process. Each entry contains a template and, if it
 * applies to only one document, that document and its pages.
 *
 * Recipients are omitted if none of their anchor texts occurs in a document, unless
 * `preserve_template_recipient` is `true`. If the caller holds a lock on the envelope, send it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeTemplates_apply: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates`
 */
export const envelopeTemplatesApply: Operation<EnvelopeTemplatesApplyInput, EnvelopeTemplatesApply201Response, EnvelopeTemplatesApplyResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeTemplates_apply', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates');

