import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { presentAttachments } from '../../../envelope-parts/attachments/present-attachments.ts';

export const operation = defineOperation(
  'EnvelopeAttachments_list',
  async (state, { path }, context) => {
    const { attachments } = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: { attachments: presentAttachments(attachments) } };
  },
);
