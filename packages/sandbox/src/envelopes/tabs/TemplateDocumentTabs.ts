import { defineOperation } from '../../engine/operation.ts';
import { findDocument } from '../documents/find-document.ts';
import { requirePage } from '../documents/require-page.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { findTemplate } from '../templates/find-template.ts';
import { saveTemplate } from '../templates/save-template.ts';
import { deleteDocumentTabs, updateDocumentTabs } from './change-tabs.ts';
import { createDocumentTabs } from './create-tabs.ts';
import { readPageNumbers, tabsOnDocument } from './present-tabs.ts';

export const TemplateDocumentTabs_get = defineOperation(
  'TemplateDocumentTabs_get',
  async (state, { path, query }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const document = findDocument(template, path.documentId);
    const pages = readPageNumbers(query.page_numbers);
    return { status: 200, body: tabsOnDocument(template, document, pages) };
  },
);

export const TemplateDocumentTabs_create = defineOperation(
  'TemplateDocumentTabs_create',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(template, path.documentId);
    const tabs = await createDocumentTabs(state, template, document, body);
    await saveTemplate(state, context, template);
    return { status: 201, body: tabs };
  },
);

export const TemplateDocumentTabs_update = defineOperation(
  'TemplateDocumentTabs_update',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(template, path.documentId);
    const tabs = await updateDocumentTabs(state, template, document, body);
    await saveTemplate(state, context, template);
    return { status: 200, body: tabs };
  },
);

export const TemplateDocumentTabs_delete = defineOperation(
  'TemplateDocumentTabs_delete',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(template, path.documentId);
    const tabs = await deleteDocumentTabs(template, document, body);
    await saveTemplate(state, context, template);
    return { status: 200, body: tabs };
  },
);

export const TemplateDocumentTabs_getByPage = defineOperation(
  'TemplateDocumentTabs_getByPage',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const document = findDocument(template, path.documentId);
    const page = requirePage(document, path.pageNumber);
    return { status: 200, body: tabsOnDocument(template, document, [page]) };
  },
);
