import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';
import { updateRecipients } from '../../../envelope/update-recipients.ts';

export const operation = defineOperation(
  'TemplateRecipients_update',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const recipientUpdateResults = await updateRecipients(state, context, template, body);
    await saveTemplate(state, context, template);
    return { status: 200, body: { recipientUpdateResults } };
  },
);
