import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { previewDocuments } from '../../../envelope-documents/html/preview.ts';

export const operation = defineOperation(
  'TemplateResponsiveHtmlPreview_create',
  async (state, { path, body }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const documents = template.documents;
    return { status: 201, body: await previewDocuments(state, template, documents, body) };
  },
);
