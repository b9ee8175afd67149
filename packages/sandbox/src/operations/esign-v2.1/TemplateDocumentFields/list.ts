import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';

export const operation = defineOperation(
  'TemplateDocumentFields_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const { fields } = findDocument(template, path.documentId);
    return { status: 200, body: { documentFields: fields } };
  },
);
