import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { editable, requireEditable } from '../../../envelope/statuses.ts';
import { addDocumentFields } from '../../../envelope-parts/document-fields/document-fields.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';

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
