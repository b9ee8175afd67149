import { defineOperation } from '../../../engine/operation.ts';
import { findRecipient } from '../../../envelope-parts/find-recipient.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { createRecipientTabs } from '../../../tabs/create-tabs.ts';

export const operation = defineOperation(
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
