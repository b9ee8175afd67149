import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { removePage } from '../../../envelope-documents/change-pages.ts';

export const operation = defineOperation(
  'Envelopes_deleteDocumentPage',
  async (state, { path, header }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    await removePage(state, envelope, findDocument(envelope, path.documentId), path.pageNumber);
    await saveEnvelope(state, envelope);
    return { status: 200 };
  },
);
