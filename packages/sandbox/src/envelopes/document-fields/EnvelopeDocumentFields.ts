import { defineForBoth } from '../define-for-both.ts';
import { findDocument } from '../documents/find-document.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { requireStatus } from '../guards.ts';
import { findVisibleDocument } from '../visibility/visible-documents.ts';
import {
  addDocumentFields,
  deleteDocumentFields,
  updateDocumentFields,
} from './document-fields.ts';

export const [EnvelopeDocumentFields_list, TemplateDocumentFields_list] = defineForBoth(
  'EnvelopeDocumentFields_list',
  'TemplateDocumentFields_list',
  async (_state, { path }, context, open) => {
    const { found } = await open();
    const { fields } = findVisibleDocument(context, found, path.documentId);
    return { status: 200, body: { documentFields: fields } };
  },
);

export const [EnvelopeDocumentFields_create, TemplateDocumentFields_create] = defineForBoth(
  'EnvelopeDocumentFields_create',
  'TemplateDocumentFields_create',
  async (state, { path, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireStatus(found, 'changeDocumentFields');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const documentFields = addDocumentFields(document, body.documentFields ?? []);
    await save();
    return { status: 201, body: { documentFields } };
  },
);

export const [EnvelopeDocumentFields_update, TemplateDocumentFields_update] = defineForBoth(
  'EnvelopeDocumentFields_update',
  'TemplateDocumentFields_update',
  async (state, { path, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireStatus(found, 'changeDocumentFields');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const documentFields = updateDocumentFields(document, body.documentFields ?? []);
    await save();
    return { status: 200, body: { documentFields } };
  },
);

export const [EnvelopeDocumentFields_delete, TemplateDocumentFields_delete] = defineForBoth(
  'EnvelopeDocumentFields_delete',
  'TemplateDocumentFields_delete',
  async (state, { path, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireStatus(found, 'changeDocumentFields');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const documentFields = deleteDocumentFields(document, body.documentFields ?? []);
    await save();
    return { status: 200, body: { documentFields } };
  },
);
