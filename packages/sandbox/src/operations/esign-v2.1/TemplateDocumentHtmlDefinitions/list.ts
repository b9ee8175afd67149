import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { presentDefinitions } from '../../../envelope-documents/html/present-definitions.ts';

export const operation = defineOperation(
  'TemplateDocumentHtmlDefinitions_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return { status: 200, body: presentDefinitions([findDocument(template, path.documentId)]) };
  },
);
