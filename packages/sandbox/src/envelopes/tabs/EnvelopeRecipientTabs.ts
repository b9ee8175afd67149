import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { saveEnvelope } from '../save.ts';
import { seenEnvelope } from '../seen-envelope.ts';
import { deleteRecipientTabs, updateRecipientTabs } from './change-tabs.ts';
import { createRecipientTabs } from './create-tabs.ts';
import { presentTabs } from './present-tabs.ts';

export const EnvelopeRecipientTabs_list = defineOperation(
  'EnvelopeRecipientTabs_list',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const recipient = findRecipient(seenEnvelope(context, envelope), path.recipientId);
    return { status: 200, body: presentTabs(recipient) };
  },
);

export const EnvelopeRecipientTabs_create = defineOperation(
  'EnvelopeRecipientTabs_create',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const recipient = findRecipient(envelope, path.recipientId);
    const tabs = await createRecipientTabs(state, envelope, recipient, body);
    await saveEnvelope(state, envelope);
    return { status: 201, body: tabs };
  },
);

export const EnvelopeRecipientTabs_update = defineOperation(
  'EnvelopeRecipientTabs_update',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const recipient = findRecipient(envelope, path.recipientId);
    const tabs = await updateRecipientTabs(state, envelope, recipient, body);
    await saveEnvelope(state, envelope);
    return { status: 200, body: tabs };
  },
);

export const EnvelopeRecipientTabs_delete = defineOperation(
  'EnvelopeRecipientTabs_delete',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const recipient = findRecipient(envelope, path.recipientId);
    const tabs = await deleteRecipientTabs(envelope, recipient, body);
    await saveEnvelope(state, envelope);
    return { status: 200, body: tabs };
  },
);
