import { defineOperation } from '../../engine/operation.ts';
import { findDocument } from '../documents/find-document.ts';
import { findTemplate } from '../templates/find-template.ts';
import { presentDefinitions } from './present-definitions.ts';

export const TemplateDocumentHtmlDefinitions_list = defineOperation(
  'TemplateDocumentHtmlDefinitions_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return { status: 200, body: presentDefinitions([findDocument(template, path.documentId)]) };
  },
);
