import { defineOperation } from '../../engine/operation.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { findTemplate } from '../templates/find-template.ts';
import { saveTemplate } from '../templates/save-template.ts';
import { deleteRecipientTabs, updateRecipientTabs } from './change-tabs.ts';
import { createRecipientTabs } from './create-tabs.ts';
import { presentTabs } from './present-tabs.ts';

export const TemplateRecipientTabs_list = defineOperation(
  'TemplateRecipientTabs_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return { status: 200, body: presentTabs(findRecipient(template, path.recipientId)) };
  },
);

export const TemplateRecipientTabs_create = defineOperation(
  'TemplateRecipientTabs_create',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const recipient = findRecipient(template, path.recipientId);
    const tabs = await createRecipientTabs(state, template, recipient, body);
    await saveTemplate(state, context, template);
    return { status: 201, body: tabs };
  },
);

export const TemplateRecipientTabs_update = defineOperation(
  'TemplateRecipientTabs_update',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const recipient = findRecipient(template, path.recipientId);
    const tabs = await updateRecipientTabs(state, template, recipient, body);
    await saveTemplate(state, context, template);
    return { status: 200, body: tabs };
  },
);

export const TemplateRecipientTabs_delete = defineOperation(
  'TemplateRecipientTabs_delete',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const recipient = findRecipient(template, path.recipientId);
    const tabs = await deleteRecipientTabs(template, recipient, body);
    await saveTemplate(state, context, template);
    return { status: 200, body: tabs };
  },
);
