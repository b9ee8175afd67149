import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { findDocument } from '../../../envelope-parts/find-document.js';
import { presentDefinitions } from '../../../envelope-documents/html/present-definitions.js';

export const operation = defineOperation(
  'TemplateDocumentHtmlDefinitions_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return { status: 200, body: presentDefinitions([findDocument(template, path.documentId)]) };
  },
);
