import { defineOperation } from '../../../engine/operation.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { updateDocumentTabs } from '../../../tabs/change-tabs.ts';

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
