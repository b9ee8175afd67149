import { defineOperation } from '../../../engine/operation.js';
import { deleteRecipients } from '../../../envelope/delete-recipients.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { presentOutcome } from '../../../envelope/present-outcome.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveTemplate } from '../../../envelope/save-template.js';

export const operation = defineOperation(
  'TemplateRecipients_delete',
  async (state, { path, header }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const gone = await deleteRecipients(state, context, template, [path.recipientId]);
    await saveTemplate(state, context, template);
    return { status: 200, body: presentOutcome(template, gone) };
  },
);
