// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TemplateDocumentVisibilityGet200Response, TemplateDocumentVisibilityGetResponses, TemplateDocumentVisibilityUpdate200Response, TemplateDocumentVisibilityUpdateList200Response, TemplateDocumentVisibilityUpdateListResponses, TemplateDocumentVisibilityUpdateResponses } from '@countersign/types/esign-v2.1/template-document-visibility';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { TemplateDocumentVisibilityGetInput, TemplateDocumentVisibilityUpdateInput, TemplateDocumentVisibilityUpdateListInput } from '../template-document-visibility.js';
import { templateDocumentVisibilityGet, templateDocumentVisibilityUpdate, templateDocumentVisibilityUpdateList } from '../template-document-visibility.js';
/**
 * The documents of a template that are visible to its roles.
 */
export interface TemplateDocumentVisibility {
    /**
     * Read the document visibility for a role of a template.
     *
     * Returns for each document of a template whether it is visible to one role or recipient. An
     * administrator must have enabled document visibility for the account. Recipients of the types
     * carbon copy, certified delivery, editor and agent always see all documents, regardless of the
     * settings. Document visibility is available for envelopes and templates, but not for PowerForms.
     *
     * TemplateDocumentVisibility_get: `GET /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
     */
    get(input: TemplateDocumentVisibilityGetInput, options?: CallOptions): Call<TemplateDocumentVisibilityGet200Response, TemplateDocumentVisibilityGetResponses>;
    /**
     * Set the document visibility for a role of a template.
     *
     * Sets which documents of a template are visible to one role or recipient and which are hidden. A
     * hidden document is also omitted from the recipient's lists of envelopes and documents and from the
     * page images. Document visibility is available for envelopes and templates, but not for PowerForms.
     *
     * 1. An administrator must have enabled document visibility for the account.
     * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
     * 3. Recipients of the types carbon copy, certified delivery, editor and agent always see all
     * documents.
     *
     * Envelopes that are created from the template have the same settings. If the caller holds a lock on
     * the template, send it in `X-DocuSign-Edit`.
     *
     * TemplateDocumentVisibility_update: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility`
     */
    update(input: TemplateDocumentVisibilityUpdateInput, options?: CallOptions): Call<TemplateDocumentVisibilityUpdate200Response, TemplateDocumentVisibilityUpdateResponses>;
    /**
     * Set the document visibility for several roles of a template.
     *
     * Sets in one request which documents of a template are visible to its roles and recipients. Each
     * entry contains a document and a recipient. A hidden document is also omitted from the recipient's
     * lists of envelopes and documents and from the page images. Document visibility is available for
     * envelopes and templates, but not for PowerForms.
     *
     * 1. An administrator must have enabled document visibility for the account.
     * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
     * 3. Recipients of the types carbon copy, certified delivery, editor and agent always see all
     * documents.
     *
     * Envelopes that are created from the template have the same settings. If the caller holds a lock on
     * the template, send it in `X-DocuSign-Edit`.
     *
     * TemplateDocumentVisibility_updateList: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility`
     */
    updateList(input: TemplateDocumentVisibilityUpdateListInput, options?: CallOptions): Call<TemplateDocumentVisibilityUpdateList200Response, TemplateDocumentVisibilityUpdateListResponses>;
}
/**
 * Creates an object whose methods are the functions of TemplateDocumentVisibility.
 */
export function templateDocumentVisibility(client: Client<'esign'>): TemplateDocumentVisibility {
    return {
        get: templateDocumentVisibilityGet.bind(null, client),
        update: templateDocumentVisibilityUpdate.bind(null, client),
        updateList: templateDocumentVisibilityUpdateList.bind(null, client)
    };
}

