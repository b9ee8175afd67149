import { defineOperation } from '../../engine/operation.ts';
import { findTemplate } from '../templates/find-template.ts';
import { previewDocuments } from './preview.ts';

export const TemplateResponsiveHtmlPreview_create = defineOperation(
  'TemplateResponsiveHtmlPreview_create',
  async (state, { path, body }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const documents = template.documents;
    return { status: 201, body: await previewDocuments(state, template, documents, body) };
  },
);
