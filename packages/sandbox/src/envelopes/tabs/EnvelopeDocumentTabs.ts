import { defineForBoth } from '../define-for-both.ts';
import { findDocument, requirePage } from '../documents/find-document.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { findVisibleDocument } from '../visibility/visible-documents.ts';
import { deleteDocumentTabs, updateDocumentTabs } from './change-tabs.ts';
import { createDocumentTabs } from './create-tabs.ts';
import { readPageNumbers, tabsOnDocument } from './present-tabs.ts';

export const [EnvelopeDocumentTabs_get, TemplateDocumentTabs_get] = defineForBoth(
  'EnvelopeDocumentTabs_get',
  'TemplateDocumentTabs_get',
  async (_state, { path, query }, context, open) => {
    const { found } = await open();
    const document = findVisibleDocument(context, found, path.documentId);
    const pages = readPageNumbers(query.page_numbers);
    return { status: 200, body: tabsOnDocument(found, document, pages) };
  },
);

export const [EnvelopeDocumentTabs_create, TemplateDocumentTabs_create] = defineForBoth(
  'EnvelopeDocumentTabs_create',
  'TemplateDocumentTabs_create',
  async (state, { path, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const tabs = await createDocumentTabs(state, found, document, body);
    await save();
    return { status: 201, body: tabs };
  },
);

export const [EnvelopeDocumentTabs_update, TemplateDocumentTabs_update] = defineForBoth(
  'EnvelopeDocumentTabs_update',
  'TemplateDocumentTabs_update',
  async (state, { path, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const tabs = await updateDocumentTabs(state, found, document, body);
    await save();
    return { status: 200, body: tabs };
  },
);

export const [EnvelopeDocumentTabs_delete, TemplateDocumentTabs_delete] = defineForBoth(
  'EnvelopeDocumentTabs_delete',
  'TemplateDocumentTabs_delete',
  async (state, { path, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const tabs = await deleteDocumentTabs(found, document, body);
    await save();
    return { status: 200, body: tabs };
  },
);

export const [EnvelopeDocumentTabs_getByPage, TemplateDocumentTabs_getByPage] = defineForBoth(
  'EnvelopeDocumentTabs_getByPage',
  'TemplateDocumentTabs_getByPage',
  async (_state, { path }, context, open) => {
    const { found } = await open();
    const document = findVisibleDocument(context, found, path.documentId);
    const page = requirePage(document, path.pageNumber);
    return { status: 200, body: tabsOnDocument(found, document, [page]) };
  },
);
