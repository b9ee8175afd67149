// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeTemplatesApply201Response, EnvelopeTemplatesApplyResponses, EnvelopeTemplatesApplyToDocument201Response, EnvelopeTemplatesApplyToDocumentResponses, EnvelopeTemplatesDelete200Response, EnvelopeTemplatesDeleteResponses, EnvelopeTemplatesList200Response, EnvelopeTemplatesListByDocument200Response, EnvelopeTemplatesListByDocumentResponses, EnvelopeTemplatesListResponses } from '@countersign/types/esign-v2.1/envelope-templates';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeTemplatesApplyInput, EnvelopeTemplatesApplyToDocumentInput, EnvelopeTemplatesDeleteInput, EnvelopeTemplatesListByDocumentInput, EnvelopeTemplatesListInput } from '../envelope-templates.js';
import { envelopeTemplatesApply, envelopeTemplatesApplyToDocument, envelopeTemplatesDelete, envelopeTemplatesList, envelopeTemplatesListByDocument } from '../envelope-templates.js';
/**
 * Templates that were applied to an envelope, or that match its documents.
 */
export interface EnvelopeTemplates {
    /**
     * List the templates of a document.
     *
     * Returns the templates that are related to one document of an envelope. `include` selects templates
     * that were applied to it, templates whose pages resemble it, or both. For a resembling template,
     * the response contains the pages and the degree of similarity in percent.
     *
     * EnvelopeTemplates_listByDocument: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates`
     */
    listByDocument(input: EnvelopeTemplatesListByDocumentInput, options?: CallOptions): Call<EnvelopeTemplatesListByDocument200Response, EnvelopeTemplatesListByDocumentResponses>;
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
    applyToDocument(input: EnvelopeTemplatesApplyToDocumentInput, options?: CallOptions): Call<EnvelopeTemplatesApplyToDocument201Response, EnvelopeTemplatesApplyToDocumentResponses>;
    /**
     * Remove a template from a document of an envelope.
     *
     * Removes an applied template from a document of an envelope. The template itself is kept in the
     * account. The envelope must be a draft or in process. Parts that the template marks as required
     * cannot be removed. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
     *
     * EnvelopeTemplates_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates/{templateId}`
     */
    delete(input: EnvelopeTemplatesDeleteInput, options?: CallOptions): Call<EnvelopeTemplatesDelete200Response, EnvelopeTemplatesDeleteResponses>;
    /**
     * List the templates of an envelope.
     *
     * Returns the templates that are related to a document of an envelope. `include` selects templates
     * that were applied, templates whose pages resemble a document, or both. Each entry contains the
     * document to which it belongs.
     *
     * EnvelopeTemplates_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates`
     */
    list(input: EnvelopeTemplatesListInput, options?: CallOptions): Call<EnvelopeTemplatesList200Response, EnvelopeTemplatesListResponses>;
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
    apply(input: EnvelopeTemplatesApplyInput, options?: CallOptions): Call<EnvelopeTemplatesApply201Response, EnvelopeTemplatesApplyResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeTemplates.
 */
export function envelopeTemplates(client: Client<'esign'>): EnvelopeTemplates {
    return {
        listByDocument: envelopeTemplatesListByDocument.bind(null, client),
        applyToDocument: envelopeTemplatesApplyToDocument.bind(null, client),
        delete: envelopeTemplatesDelete.bind(null, client),
        list: envelopeTemplatesList.bind(null, client),
        apply: envelopeTemplatesApply.bind(null, client)
    };
}

