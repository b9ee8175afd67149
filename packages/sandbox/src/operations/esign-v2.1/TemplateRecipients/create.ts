import { defineOperation } from '../../../engine/operation.ts';
import { createRecipients } from '../../../envelope/create-recipients.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';

export const operation = defineOperation(
  'TemplateRecipients_create',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const added = await createRecipients(state, context, template, body);
    await saveTemplate(state, context, template);
    return { status: 201, body: added };
  },
);
