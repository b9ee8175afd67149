import { defineOperation } from '../../../engine/operation.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { readPageNumbers, tabsOnDocument } from '../../../tabs/present-tabs.ts';

export const operation = defineOperation(
  'TemplateDocumentTabs_get',
  async (state, { path, query }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const document = findDocument(template, path.documentId);
    const pages = readPageNumbers(query.page_numbers);
    return { status: 200, body: tabsOnDocument(template, document, pages) };
  },
);
