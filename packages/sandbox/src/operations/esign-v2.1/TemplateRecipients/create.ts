import { defineOperation } from '../../../engine/operation.js';
import { createRecipients } from '../../../envelope/create-recipients.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveTemplate } from '../../../envelope/save-template.js';

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
