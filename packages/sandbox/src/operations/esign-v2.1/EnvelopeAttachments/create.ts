import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { editable, requireEditable } from '../../../envelope/statuses.js';
import { addAttachments } from '../../../envelope-parts/attachments/add-attachments.js';
import { presentAttachments } from '../../../envelope-parts/attachments/present-attachments.js';

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
