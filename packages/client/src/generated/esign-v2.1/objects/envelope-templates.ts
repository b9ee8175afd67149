// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeTemplatesApply201Response, EnvelopeTemplatesApplyResponses, EnvelopeTemplatesApplyToDocument201Response, EnvelopeTemplatesApplyToDocumentResponses, EnvelopeTemplatesDelete200Response, EnvelopeTemplatesDeleteResponses, EnvelopeTemplatesList200Response, EnvelopeTemplatesListByDocument200Response, EnvelopeTemplatesListByDocumentResponses, EnvelopeTemplatesListResponses } from '@countersign/types/esign-v2.1/envelope-templates';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeTemplatesApplyInput, EnvelopeTemplatesApplyToDocumentInput, EnvelopeTemplatesDeleteInput, EnvelopeTemplatesListByDocumentInput, EnvelopeTemplatesListInput } from '../envelope-templates.js';
import { envelopeTemplatesApply, envelopeTemplatesApplyToDocument, envelopeTemplatesDelete, envelopeTemplatesList, envelopeTemplatesListByDocument } from '../envelope-templates.js';
/**
 * Templates that were applied to an envelope, or that fit its documents.
 */
export interface EnvelopeTemplates {
    /**
     * List the templates that go with a document.
     *
     * Lists the templates that have to do with one document of an envelope: those that were applied
     * to it, those whose pages resemble it, or both, as `include` says. For a resembling template the
     * answer tells the pages and how close they are in percent.
     *
     * EnvelopeTemplates_listByDocument: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates`
     */
    listByDocument(input: EnvelopeTemplatesListByDocumentInput, options?: CallOptions): Call<EnvelopeTemplatesListByDocument200Response, EnvelopeTemplatesListByDocumentResponses>;
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
    applyToDocument(input: EnvelopeTemplatesApplyToDocumentInput, options?: CallOptions): Call<EnvelopeTemplatesApplyToDocument201Response, EnvelopeTemplatesApplyToDocumentResponses>;
    /**
     * Remove a template from a document of an envelope.
     *
     * Undoes that a template was applied to a document of an envelope. The template itself stays in the
     * account. The envelope must be a draft or in process. What the template marks as required cannot be
     * taken out with it. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
     *
     * EnvelopeTemplates_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates/{templateId}`
     */
    delete(input: EnvelopeTemplatesDeleteInput, options?: CallOptions): Call<EnvelopeTemplatesDelete200Response, EnvelopeTemplatesDeleteResponses>;
    /**
     * List the templates that go with an envelope.
     *
     * Lists the templates that have to do with any document of an envelope: those that were applied,
     * those whose pages resemble a document, or both, as `include` says. Each entry names the document
     * that it belongs to.
     *
     * EnvelopeTemplates_list: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates`
     */
    list(input: EnvelopeTemplatesListInput, options?: CallOptions): Call<EnvelopeTemplatesList200Response, EnvelopeTemplatesListResponses>;
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
    apply(input: EnvelopeTemplatesApplyInput, options?: CallOptions): Call<EnvelopeTemplatesApply201Response, EnvelopeTemplatesApplyResponses>;
}
/**
 * Makes the functions of EnvelopeTemplates into methods of one object.
 */
export function envelopeTemplates(client: Client): EnvelopeTemplates {
    return {
        listByDocument: envelopeTemplatesListByDocument.bind(null, client),
        applyToDocument: envelopeTemplatesApplyToDocument.bind(null, client),
        delete: envelopeTemplatesDelete.bind(null, client),
        list: envelopeTemplatesList.bind(null, client),
        apply: envelopeTemplatesApply.bind(null, client)
    };
}

