import { defineOperation } from '../../../engine/operation.ts';
import { requirePage } from '../../../envelope-documents/require-page.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { tabsOnDocument } from '../../../tabs/present-tabs.ts';

export const operation = defineOperation(
  'TemplateDocumentTabs_getByPage',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const document = findDocument(template, path.documentId);
    const page = requirePage(document, path.pageNumber);
    return { status: 200, body: tabsOnDocument(template, document, [page]) };
  },
);
