import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { presentDocument } from '../../../envelope-documents/present-document.js';

export const operation = defineOperation(
  'TemplateDocuments_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return {
      status: 200,
      body: {
        templateId: template.envelopeId,
        templateDocuments: template.documents.map((one) => presentDocument(template, one)),
      },
    };
  },
);
