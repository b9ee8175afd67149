import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { turnPage } from '../../../envelope-documents/change-pages.ts';

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
