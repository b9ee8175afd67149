import { defineForBoth } from '../define-for-both.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { seenEnvelope } from '../visibility/seen-envelope.ts';
import { deleteRecipientTabs, updateRecipientTabs } from './change-tabs.ts';
import { createRecipientTabs } from './create-tabs.ts';
import { locateAnchors } from './locate-anchors.ts';
import { presentTabs } from './present-tabs.ts';

export const [EnvelopeRecipientTabs_list, TemplateRecipientTabs_list] = defineForBoth(
  'EnvelopeRecipientTabs_list',
  'TemplateRecipientTabs_list',
  async (state, { path, query }, context, open) => {
    const { found } = await open();
    const located =
      query.include_anchor_tab_locations === 'true' ? await locateAnchors(state, found) : found;
    const recipient = findRecipient(seenEnvelope(context, located), path.recipientId);
    return { status: 200, body: presentTabs(recipient) };
  },
);

export const [EnvelopeRecipientTabs_create, TemplateRecipientTabs_create] = defineForBoth(
  'EnvelopeRecipientTabs_create',
  'TemplateRecipientTabs_create',
  async (state, { path, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const recipient = findRecipient(found, path.recipientId);
    const tabs = await createRecipientTabs(state, found, recipient, body);
    await save();
    return { status: 201, body: tabs };
  },
);

export const [EnvelopeRecipientTabs_update, TemplateRecipientTabs_update] = defineForBoth(
  'EnvelopeRecipientTabs_update',
  'TemplateRecipientTabs_update',
  async (state, { path, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const recipient = findRecipient(found, path.recipientId);
    const tabs = await updateRecipientTabs(state, found, recipient, body);
    await save();
    return { status: 200, body: tabs };
  },
);

export const [EnvelopeRecipientTabs_delete, TemplateRecipientTabs_delete] = defineForBoth(
  'EnvelopeRecipientTabs_delete',
  'TemplateRecipientTabs_delete',
  async (state, { path, header, body }, context, open) => {
    const { found, save } = await open({ change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const recipient = findRecipient(found, path.recipientId);
    const tabs = await deleteRecipientTabs(found, recipient, body);
    await save();
    return { status: 200, body: tabs };
  },
);
