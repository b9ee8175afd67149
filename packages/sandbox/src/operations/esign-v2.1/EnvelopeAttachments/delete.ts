import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { requireEditable } from '../../../envelope/statuses.js';
import { deleteAttachments } from '../../../envelope-parts/attachments/delete-attachments.js';

export const operation = defineOperation(
  'EnvelopeAttachments_delete',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(envelope, ['created'], 'Attachments can be taken out');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const attachments = deleteAttachments(envelope, body.attachments);
    await saveEnvelope(state, envelope);
    return { status: 200, body: { attachments } };
  },
);
