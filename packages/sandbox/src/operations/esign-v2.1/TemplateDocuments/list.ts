import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { presentDocument } from '../../../envelope-documents/present-document.ts';

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
