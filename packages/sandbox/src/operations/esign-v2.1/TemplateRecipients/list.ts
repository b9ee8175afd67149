import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { presentRecipients } from '../../../envelope/present-recipients.ts';

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
