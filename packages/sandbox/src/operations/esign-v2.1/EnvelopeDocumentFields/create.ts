import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { editable, requireEditable } from '../../../envelope/statuses.js';
import { addDocumentFields } from '../../../envelope-parts/document-fields/document-fields.js';
import { findDocument } from '../../../envelope-parts/find-document.js';

export const operation = defineOperation(
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
