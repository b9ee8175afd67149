import { defineOperation } from '../../engine/operation.ts';
import { findDocument } from '../documents/find-document.ts';
import { requirePage } from '../documents/require-page.ts';
import { findEnvelope } from '../find.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveEnvelope } from '../save.ts';
import { findSeenDocument } from '../visibility/find-seen-document.ts';
import { deleteDocumentTabs, updateDocumentTabs } from './change-tabs.ts';
import { createDocumentTabs } from './create-tabs.ts';
import { readPageNumbers, tabsOnDocument } from './present-tabs.ts';

export const EnvelopeDocumentTabs_get = defineOperation(
  'EnvelopeDocumentTabs_get',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const document = findSeenDocument(envelope, context, path.documentId);
    const pages = readPageNumbers(query.page_numbers);
    return { status: 200, body: tabsOnDocument(envelope, document, pages) };
  },
);

export const EnvelopeDocumentTabs_create = defineOperation(
  'EnvelopeDocumentTabs_create',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(envelope, path.documentId);
    const tabs = await createDocumentTabs(state, envelope, document, body);
    await saveEnvelope(state, envelope);
    return { status: 201, body: tabs };
  },
);

export const EnvelopeDocumentTabs_update = defineOperation(
  'EnvelopeDocumentTabs_update',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(envelope, path.documentId);
    const tabs = await updateDocumentTabs(state, envelope, document, body);
    await saveEnvelope(state, envelope);
    return { status: 200, body: tabs };
  },
);

export const EnvelopeDocumentTabs_delete = defineOperation(
  'EnvelopeDocumentTabs_delete',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(envelope, path.documentId);
    const tabs = await deleteDocumentTabs(envelope, document, body);
    await saveEnvelope(state, envelope);
    return { status: 200, body: tabs };
  },
);

export const EnvelopeDocumentTabs_getByPage = defineOperation(
  'EnvelopeDocumentTabs_getByPage',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const document = findSeenDocument(envelope, context, path.documentId);
    const page = requirePage(document, path.pageNumber);
    return { status: 200, body: tabsOnDocument(envelope, document, [page]) };
  },
);
