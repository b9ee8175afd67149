import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { getDocument } from '../../../envelope-documents/get-document.ts';

export const operation = defineOperation(
  'TemplateDocuments_get',
  async (state, { path, query }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const { documents } = template;
    const { encrypt } = query;
    const file = await getDocument(state, template, path.documentId, { documents, encrypt });
    return { status: 200, ...file };
  },
);
