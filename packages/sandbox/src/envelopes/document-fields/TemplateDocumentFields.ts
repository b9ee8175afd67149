import { defineOperation } from '../../engine/operation.ts';
import { findDocument } from '../documents/find-document.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { editable, requireEditable } from '../statuses.ts';
import { findTemplate } from '../templates/find-template.ts';
import { saveTemplate } from '../templates/save-template.ts';
import {
  addDocumentFields,
  deleteDocumentFields,
  updateDocumentFields,
} from './document-fields.ts';

export const TemplateDocumentFields_list = defineOperation(
  'TemplateDocumentFields_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    const { fields } = findDocument(template, path.documentId);
    return { status: 200, body: { documentFields: fields } };
  },
);

export const TemplateDocumentFields_create = defineOperation(
  'TemplateDocumentFields_create',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireEditable(found, editable, 'Fields of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const documentFields = addDocumentFields(document, body.documentFields ?? []);
    await saveTemplate(state, context, found);
    return { status: 201, body: { documentFields } };
  },
);

export const TemplateDocumentFields_update = defineOperation(
  'TemplateDocumentFields_update',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireEditable(found, editable, 'Fields of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const documentFields = updateDocumentFields(document, body.documentFields ?? []);
    await saveTemplate(state, context, found);
    return { status: 200, body: { documentFields } };
  },
);

export const TemplateDocumentFields_delete = defineOperation(
  'TemplateDocumentFields_delete',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    requireEditable(found, editable, 'Fields of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(found, path.documentId);
    const documentFields = deleteDocumentFields(document, body.documentFields ?? []);
    await saveTemplate(state, context, found);
    return { status: 200, body: { documentFields } };
  },
);
