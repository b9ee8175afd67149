import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { findDocument } from '../../../envelope-parts/find-document.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { turnPage } from '../../../envelope-documents/change-pages.js';

export const operation = defineOperation(
  'Envelopes_rotateDocumentPage',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(envelope, path.documentId);
    await turnPage(state, envelope, document, path.pageNumber, body.rotate);
    await saveEnvelope(state, envelope);
    return { status: 200 };
  },
);
