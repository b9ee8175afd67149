import { defineOperation } from '../../../engine/operation.ts';
import { findRecipient } from '../../../envelope-parts/find-recipient.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { presentTabs } from '../../../tabs/present-tabs.ts';

export const operation = defineOperation(
  'TemplateRecipientTabs_list',
  async (state, { path }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return { status: 200, body: presentTabs(findRecipient(template, path.recipientId)) };
  },
);
