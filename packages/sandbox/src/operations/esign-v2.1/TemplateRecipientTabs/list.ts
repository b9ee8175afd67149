import { defineOperation } from '../../../engine/operation.js';
import { findRecipient } from '../../../envelope-parts/find-recipient.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { presentTabs } from '../../../tabs/present-tabs.js';

export const operation = defineOperation(
  'TemplateRecipientTabs_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return { status: 200, body: presentTabs(findRecipient(template, path.recipientId)) };
  },
);
