import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { findDocument } from '../../../envelope-parts/find-document.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { removePage } from '../../../envelope-documents/change-pages.js';

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
