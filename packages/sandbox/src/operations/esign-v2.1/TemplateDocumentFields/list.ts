import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { findDocument } from '../../../envelope-parts/find-document.js';

export const operation = defineOperation(
  'TemplateDocumentFields_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const { fields } = findDocument(template, path.documentId);
    return { status: 200, body: { documentFields: fields } };
  },
);
