import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { getPageImage } from '../../../envelope-documents/page-images.ts';

export const operation = defineOperation(
  'Templates_getDocumentPageImage',
  async (state, { path, query }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const document = findDocument(template, path.documentId);
    const file = await getPageImage(state, template, document, path.pageNumber, query);
    return { status: 200, file };
  },
);
