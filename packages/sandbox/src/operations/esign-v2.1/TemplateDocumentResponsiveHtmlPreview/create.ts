import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { findDocument } from '../../../envelope-parts/find-document.js';
import { previewDocuments } from '../../../envelope-documents/html/preview.js';

export const operation = defineOperation(
  'TemplateDocumentResponsiveHtmlPreview_create',
  async (state, { path, body }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const documents = [findDocument(template, path.documentId)];
    return { status: 201, body: await previewDocuments(state, template, documents, body) };
  },
);
