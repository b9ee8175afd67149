import { defineOperation } from '../../../engine/operation.js';
import { findDocument } from '../../../envelope-parts/find-document.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { readPageNumbers, tabsOnDocument } from '../../../tabs/present-tabs.js';

export const operation = defineOperation(
  'TemplateDocumentTabs_get',
  async (state, { path, query }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const document = findDocument(template, path.documentId);
    const pages = readPageNumbers(query.page_numbers);
    return { status: 200, body: tabsOnDocument(template, document, pages) };
  },
);
