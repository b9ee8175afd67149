import { defineOperation } from '../../../engine/operation.js';
import { requirePage } from '../../../envelope-documents/require-page.js';
import { findDocument } from '../../../envelope-parts/find-document.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { tabsOnDocument } from '../../../tabs/present-tabs.js';

export const operation = defineOperation(
  'TemplateDocumentTabs_getByPage',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const document = findDocument(template, path.documentId);
    const page = requirePage(document, path.pageNumber);
    return { status: 200, body: tabsOnDocument(template, document, [page]) };
  },
);
