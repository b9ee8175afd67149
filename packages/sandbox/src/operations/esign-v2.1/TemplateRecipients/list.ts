import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { presentRecipients } from '../../../envelope/present-recipients.js';

export const operation = defineOperation(
  'TemplateRecipients_list',
  async (state, { path, query }, context) => {
    const template = await findTemplate(state, context, path.templateId);
    return {
      status: 200,
      body: presentRecipients(template, { tabs: query.include_tabs === 'true' }),
    };
  },
);
