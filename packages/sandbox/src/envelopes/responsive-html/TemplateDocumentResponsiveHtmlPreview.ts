import { defineOperation } from '../../engine/operation.ts';
import { findDocument } from '../documents/find-document.ts';
import { findTemplate } from '../templates/find-template.ts';
import { previewDocuments } from './preview.ts';

export const TemplateDocumentResponsiveHtmlPreview_create = defineOperation(
  'TemplateDocumentResponsiveHtmlPreview_create',
  async (state, { path, body }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const documents = [findDocument(template, path.documentId)];
    return { status: 201, body: await previewDocuments(state, template, documents, body) };
  },
);
