import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { listPageImages } from '../../../envelope-documents/page-images.ts';

export const operation = defineOperation(
  'Templates_getPageImages',
  async (state, { path, query }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const document = findDocument(template, path.documentId);
    return { status: 200, paged: true, body: listPageImages(document, query) };
  },
);
