import { defineOperation } from '../../../engine/operation.js';
import { findRecipient } from '../../../envelope-parts/find-recipient.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveTemplate } from '../../../envelope/save-template.js';
import { updateRecipientTabs } from '../../../tabs/change-tabs.js';

export const operation = defineOperation(
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
