// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateDocumentVisibilityGet200Response, TemplateDocumentVisibilityGetResponses, TemplateDocumentVisibilityUpdate200Response, TemplateDocumentVisibilityUpdateList200Response, TemplateDocumentVisibilityUpdateListResponses, TemplateDocumentVisibilityUpdateResponses } from '@countersign/types/esign-v2.1/template-document-visibility';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateDocumentVisibilityGetInput, TemplateDocumentVisibilityUpdateInput, TemplateDocumentVisibilityUpdateListInput } from '../template-document-visibility.js';
import { templateDocumentVisibilityGet, templateDocumentVisibilityUpdate, templateDocumentVisibilityUpdateList } from '../template-document-visibility.js';
/**
 * Which documents of a template the roles will get to see.
 */
export interface TemplateDocumentVisibility {
    /**
     * Read which documents a role of a template will see.
     *
     * Tells for each document of a template whether one role or person will get to see it. An
     * administrator must have switched document visibility on for the account. Recipients of the kinds
     * carbon copy, certified delivery, editor and agent always see all documents, whatever is set.
     * Envelopes and templates have document visibility, PowerForms do not.
     *
     * TemplateDocumentVisibility_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
     */
    get(input: TemplateDocumentVisibilityGetInput, options?: CallOptions): Call<TemplateDocumentVisibilityGet200Response, TemplateDocumentVisibilityGetResponses>;
    /**
     * Set which documents a role of a template will see.
     *
     * Sets for one role or person of a template which documents are seen and which are hidden. A hidden
     * document is also missing from the recipient's lists of envelopes and documents and from the page
     * images. Envelopes and templates have document visibility, PowerForms do not.
     *
     * 1. An administrator must have switched document visibility on for the account.
     * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
     * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
     *    documents.
     *
     * Envelopes made from the template take it over. Whoever holds a lock on the template sends it in
     * `X-DocuSign-Edit`.
     *
     * TemplateDocumentVisibility_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
     */
    update(input: TemplateDocumentVisibilityUpdateInput, options?: CallOptions): Call<TemplateDocumentVisibilityUpdate200Response, TemplateDocumentVisibilityUpdateResponses>;
    /**
     * Set which documents the roles of a template will see.
     *
     * Sets in one call which documents of a template its roles and people see. Each entry names a
     * document and a recipient. A hidden document is also missing from the recipient's lists of
     * envelopes and documents and from the page images. Envelopes and templates have document
     * visibility, PowerForms do not.
     *
     * 1. An administrator must have switched document visibility on for the account.
     * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
     * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
     *    documents.
     *
     * Envelopes made from the template take it over. Whoever holds a lock on the template sends it in
     * `X-DocuSign-Edit`.
     *
     * TemplateDocumentVisibility_updateList: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility`
     */
    updateList(input: TemplateDocumentVisibilityUpdateListInput, options?: CallOptions): Call<TemplateDocumentVisibilityUpdateList200Response, TemplateDocumentVisibilityUpdateListResponses>;
}
/**
 * Makes the functions of TemplateDocumentVisibility into methods of one object.
 */
export function templateDocumentVisibility(client: Client): TemplateDocumentVisibility {
    return {
        get: templateDocumentVisibilityGet.bind(null, client),
        update: templateDocumentVisibilityUpdate.bind(null, client),
        updateList: templateDocumentVisibilityUpdateList.bind(null, client)
    };
}

