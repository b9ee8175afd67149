/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeTemplatesApply201Response, EnvelopeTemplatesApplyBody, EnvelopeTemplatesApplyHeader, EnvelopeTemplatesApplyParams, EnvelopeTemplatesApplyQueryParams, EnvelopeTemplatesApplyResponses, EnvelopeTemplatesApplyToDocument201Response, EnvelopeTemplatesApplyToDocumentBody, EnvelopeTemplatesApplyToDocumentHeader, EnvelopeTemplatesApplyToDocumentParams, EnvelopeTemplatesApplyToDocumentQueryParams, EnvelopeTemplatesApplyToDocumentResponses, EnvelopeTemplatesDelete200Response, EnvelopeTemplatesDeleteHeader, EnvelopeTemplatesDeleteParams, EnvelopeTemplatesDeleteResponses, EnvelopeTemplatesList200Response, EnvelopeTemplatesListByDocument200Response, EnvelopeTemplatesListByDocumentParams, EnvelopeTemplatesListByDocumentQueryParams, EnvelopeTemplatesListByDocumentResponses, EnvelopeTemplatesListParams, EnvelopeTemplatesListQueryParams, EnvelopeTemplatesListResponses } from '@countersign/types/esign-v2.1/envelope-templates';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `envelopeTemplatesListByDocument` takes.
 */
export interface EnvelopeTemplatesListByDocumentInput {
    path: PathOf<EnvelopeTemplatesListByDocumentParams>;
    query?: EnvelopeTemplatesListByDocumentQueryParams | undefined;
}
/**
 * List the templates that go with a document.
 *
 * Lists the templates that have to do with one document of an envelope: those that were applied
 * to it, those whose pages resemble it, or both, as `include` says. For a resembling template the
 * answer tells the pages and how close they are in percent.
 *
 * EnvelopeTemplates_listByDocument: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates`
 */
export const envelopeTemplatesListByDocument: Operation<EnvelopeTemplatesListByDocumentInput, EnvelopeTemplatesListByDocument200Response, EnvelopeTemplatesListByDocumentResponses> = /* @__PURE__ */ operation('EnvelopeTemplates_listByDocument', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates');


/**
 * What `envelopeTemplatesApplyToDocument` takes.
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
 * Lays one or more templates over a document that is in the envelope already: their recipients and
 * tabs come into the envelope, while the document keeps its own pages. The envelope must be a draft
 * or in process. The pages to cover can be given for each template.
 *
 * Recipients whose tabs all hang on anchor texts that the document lacks are left out unless
 * `preserve_template_recipient` is true. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeTemplates_applyToDocument: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates`
 */
export const envelopeTemplatesApplyToDocument: Operation<EnvelopeTemplatesApplyToDocumentInput, EnvelopeTemplatesApplyToDocument201Response, EnvelopeTemplatesApplyToDocumentResponses> = /* @__PURE__ */ operation('EnvelopeTemplates_applyToDocument', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates');


/**
 * What `envelopeTemplatesDelete` takes.
 */
export interface EnvelopeTemplatesDeleteInput {
    path: PathOf<EnvelopeTemplatesDeleteParams>;
    header?: EnvelopeTemplatesDeleteHeader | undefined;
}
/**
 * Remove a template from a document of an envelope.
 *
 * Undoes that a template was applied to a document of an envelope. The template itself stays in the
 * account. The envelope must be a draft or in process. What the template marks as required cannot be
 * taken out with it. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
 *
 * EnvelopeTemplates_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates/{templateId}`
 */
export const envelopeTemplatesDelete: Operation<EnvelopeTemplatesDeleteInput, EnvelopeTemplatesDelete200Response, EnvelopeTemplatesDeleteResponses> = /* @__PURE__ */ operation('EnvelopeTemplates_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates/{templateId}');


/**
 * What `envelopeTemplatesList` takes.
 */
export interface EnvelopeTemplatesListInput {
    path: PathOf<EnvelopeTemplatesListParams>;
    query?: EnvelopeTemplatesListQueryParams | undefined;
}
/**
 * List the templates that go with an envelope.
 *
 * Lists the templates that have to do with any document of an envelope: those that were applied,
 * those whose pages resemble a document, or both, as `include` says. Each entry names the document
 * that it belongs to.
 *
 * EnvelopeTemplates_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates`
 */
export const envelopeTemplatesList: Operation<EnvelopeTemplatesListInput, EnvelopeTemplatesList200Response, EnvelopeTemplatesListResponses> = /* @__PURE__ */ operation('EnvelopeTemplates_list', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates');


/**
 * What `envelopeTemplatesApply` takes.
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
 * Adds what one or more templates hold, such as recipients, tabs and settings, to an envelope that
 * exists already. The envelope must be a draft or in process. Each entry names a template and, where
 * it is meant for one document only, that document and its pages.
 *
 * Recipients whose tabs all hang on anchor texts that no document contains are left out unless
 * `preserve_template_recipient` is true. Whoever holds a lock on the envelope sends it in
 * `X-DocuSign-Edit`.
 *
 * EnvelopeTemplates_apply: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates`
 */
export const envelopeTemplatesApply: Operation<EnvelopeTemplatesApplyInput, EnvelopeTemplatesApply201Response, EnvelopeTemplatesApplyResponses> = /* @__PURE__ */ operation('EnvelopeTemplates_apply', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates');

