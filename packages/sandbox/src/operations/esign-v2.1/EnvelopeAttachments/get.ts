import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';
import { findEnvelope } from '../../../envelope/find.ts';

export const operation = defineOperation(
  'EnvelopeAttachments_get',
  async (state, { path }, context) => {
    const { attachments, envelopeId } = await findEnvelope(state, context, path.envelopeId);
    const found = attachments.find(({ attachmentId }) => attachmentId === path.attachmentId);
    if (found === undefined)
      throw new ServiceError(
        'RESOURCE_NOT_FOUND',
        `The envelope ${envelopeId} has no attachment ${path.attachmentId}; EnvelopeAttachments_list has those that it has.`,
      );
    const bytes = await state.contents.get(found.content);
    return { status: 200, file: { bytes, mediaType: 'application/octet-stream' } };
  },
);
