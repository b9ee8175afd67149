import { defineOperation } from '../../../engine/operation.js';
import { findDocument } from '../../../envelope-parts/find-document.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { updateDocumentTabs } from '../../../tabs/change-tabs.js';

export const operation = defineOperation(
  'EnvelopeDocumentTabs_update',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const document = findDocument(envelope, path.documentId);
    const tabs = await updateDocumentTabs(state, envelope, document, body);
    await saveEnvelope(state, envelope);
    return { status: 200, body: tabs };
  },
);
