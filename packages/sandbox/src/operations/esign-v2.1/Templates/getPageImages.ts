import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { findDocument } from '../../../envelope-parts/find-document.js';
import { listPageImages } from '../../../envelope-documents/page-images.js';

export const operation = defineOperation(
  'Templates_getPageImages',
  async (state, { path, query }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const document = findDocument(template, path.documentId);
    return { status: 200, paged: true, body: listPageImages(document, query) };
  },
);
