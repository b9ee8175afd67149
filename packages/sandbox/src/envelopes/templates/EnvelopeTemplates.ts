import { defineOperation } from '../../engine/operation.ts';
import { findDocument } from '../documents/find-document.ts';
import { findEnvelope } from '../find-envelope.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveEnvelope } from '../save.ts';
import { findVisibleDocument } from '../visibility/visible-documents.ts';
import { applyToEnvelope } from './apply-to-envelope.ts';
import { templatesOfDocuments } from './templates-of-documents.ts';
import { removeTemplate } from './remove-template.ts';

export const EnvelopeTemplates_list = defineOperation(
  'EnvelopeTemplates_list',
  async (state, { path, query }, context) => {
    const { documents } = await findEnvelope(state, context, path.envelopeId);
    const templates = await templatesOfDocuments(state, context, documents, query.include);
    return { status: 200, body: { templates } };
  },
);

export const EnvelopeTemplates_delete = defineOperation(
  'EnvelopeTemplates_delete',
  async (state, { path, header }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    removeTemplate(found, path.documentId, path.templateId);
    await saveEnvelope(state, found);
    return { status: 200 };
  },
);

export const EnvelopeTemplates_apply = defineOperation(
  'EnvelopeTemplates_apply',
  async (state, { path, query, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const preserve = query.preserve_template_recipient === 'true';
    const documentTemplates = await applyToEnvelope(state, context, found, body.documentTemplates, {
      preserve,
    });
    await saveEnvelope(state, found);
    return { status: 201, body: { documentTemplates } };
  },
);

export const EnvelopeTemplates_applyToDocument = defineOperation(
  'EnvelopeTemplates_applyToDocument',
  async (state, { path, query, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const { documentId } = findDocument(found, path.documentId);
    const preserve = query.preserve_template_recipient === 'true';
    const documentTemplates = await applyToEnvelope(state, context, found, body.documentTemplates, {
      documentId,
      preserve,
    });
    await saveEnvelope(state, found);
    return { status: 201, body: { documentTemplates } };
  },
);

export const EnvelopeTemplates_listByDocument = defineOperation(
  'EnvelopeTemplates_listByDocument',
  async (state, { path, query }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId);
    const document = findVisibleDocument(context, found, path.documentId);
    const templates = await templatesOfDocuments(state, context, [document], query.include);
    return { status: 200, body: { templates } };
  },
);
