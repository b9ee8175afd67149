import { defineOperation } from '../../engine/operation.ts';
import { findDocument } from '../documents/find-document.ts';
import { findEnvelope } from '../find.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveEnvelope } from '../save.ts';
import { editable, requireEditable } from '../statuses.ts';
import { findSeenDocument } from '../visibility/find-seen-document.ts';
import {
  addDocumentFields,
  deleteDocumentFields,
  updateDocumentFields,
} from './document-fields.ts';

export const EnvelopeDocumentFields_list = defineOperation(
  'EnvelopeDocumentFields_list',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const { fields } = findSeenDocument(envelope, context, path.documentId);
    return { status: 200, body: { documentFields: fields } };
  },
);

export const EnvelopeDocumentFields_create = defineOperation(
  'EnvelopeDocumentFields_create',
  async (state, { path, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(found, editable, 'Fields of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const documentFields = addDocumentFields(document, body.documentFields ?? []);
    await saveEnvelope(state, found);
    return { status: 201, body: { documentFields } };
  },
);

export const EnvelopeDocumentFields_update = defineOperation(
  'EnvelopeDocumentFields_update',
  async (state, { path, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(found, editable, 'Fields of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const documentFields = updateDocumentFields(document, body.documentFields ?? []);
    await saveEnvelope(state, found);
    return { status: 200, body: { documentFields } };
  },
);

export const EnvelopeDocumentFields_delete = defineOperation(
  'EnvelopeDocumentFields_delete',
  async (state, { path, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(found, editable, 'Fields of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const documentFields = deleteDocumentFields(document, body.documentFields ?? []);
    await saveEnvelope(state, found);
    return { status: 200, body: { documentFields } };
  },
);
