import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveTemplate } from '../../../envelope/save-template.js';
import { updateRecipients } from '../../../envelope/update-recipients.js';

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
