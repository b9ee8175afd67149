import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { editable, requireEditable } from '../../../envelope/statuses.js';
import { addAttachments } from '../../../envelope-parts/attachments/add-attachments.js';
import { presentAttachments } from '../../../envelope-parts/attachments/present-attachments.js';

export const operation = defineOperation(
  'EnvelopeAttachments_update',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(envelope, editable, 'Attachments can be added or replaced');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    // The ID in the path counts, whatever the body says.
    const attachment = { ...body, attachmentId: path.attachmentId };
    const named = await addAttachments(state, envelope, [attachment]);
    await saveEnvelope(state, envelope);
    return { status: 200, body: { attachments: presentAttachments(envelope.attachments, named) } };
  },
);
