import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { presentAttachments } from '../../../envelope-parts/attachments/present-attachments.js';

export const operation = defineOperation(
  'EnvelopeAttachments_list',
  async (state, { path }, context) => {
    const { attachments } = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: { attachments: presentAttachments(attachments) } };
  },
);
