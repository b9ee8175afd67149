import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { requireEditable } from '../../../envelope/statuses.ts';
import { deleteAttachments } from '../../../envelope-parts/attachments/delete-attachments.ts';

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
