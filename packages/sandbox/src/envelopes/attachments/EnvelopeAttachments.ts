import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { findEnvelope } from '../find-envelope.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveEnvelope } from '../save.ts';
import { requireStatus } from '../guards.ts';
import { addAttachments, deleteAttachments, presentAttachments } from './attachments.ts';
import { showName } from '../../engine/show-name.ts';

export const EnvelopeAttachments_list = defineOperation(
  'EnvelopeAttachments_list',
  async (state, { path }, context) => {
    const { attachments } = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: { attachments: presentAttachments(attachments) } };
  },
);

export const EnvelopeAttachments_get = defineOperation(
  'EnvelopeAttachments_get',
  async (state, { path }, context) => {
    const { attachments, envelopeId } = await findEnvelope(state, context, path.envelopeId);
    const found = attachments.find(({ attachmentId }) => attachmentId === path.attachmentId);
    if (found === undefined)
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `The envelope ${envelopeId} has no attachment ${showName(path.attachmentId)}. EnvelopeAttachments_list returns them.`,
      );
    const bytes = await state.contents.get(found.content);
    return { status: 200, file: { bytes, mediaType: 'application/octet-stream' } };
  },
);

export const EnvelopeAttachments_create = defineOperation(
  'EnvelopeAttachments_create',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireStatus(envelope, 'addAttachments');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const named = await addAttachments(state, envelope, body.attachments);
    await saveEnvelope(state, envelope);
    return { status: 200, body: { attachments: presentAttachments(envelope.attachments, named) } };
  },
);

export const EnvelopeAttachments_update = defineOperation(
  'EnvelopeAttachments_update',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireStatus(envelope, 'replaceAttachments');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    // The ID in the path overrides one in the body.
    const attachment = { ...body, attachmentId: path.attachmentId };
    const named = await addAttachments(state, envelope, [attachment]);
    await saveEnvelope(state, envelope);
    return { status: 200, body: { attachments: presentAttachments(envelope.attachments, named) } };
  },
);

export const EnvelopeAttachments_delete = defineOperation(
  'EnvelopeAttachments_delete',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireStatus(envelope, 'removeAttachments');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const attachments = deleteAttachments(envelope, body.attachments);
    await saveEnvelope(state, envelope);
    return { status: 200, body: { attachments } };
  },
);
