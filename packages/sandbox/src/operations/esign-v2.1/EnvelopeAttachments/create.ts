import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { editable, requireEditable } from '../../../envelope/statuses.ts';
import { addAttachments } from '../../../envelope-parts/attachments/add-attachments.ts';
import { presentAttachments } from '../../../envelope-parts/attachments/present-attachments.ts';

export const operation = defineOperation(
  'EnvelopeAttachments_create',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(envelope, editable, 'Attachments can be added');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const named = await addAttachments(state, envelope, body.attachments);
    await saveEnvelope(state, envelope);
    return { status: 200, body: { attachments: presentAttachments(envelope.attachments, named) } };
  },
);
