import { defineOperation } from '../../../engine/operation.ts';
import { deleteRecipients } from '../../../envelope/delete-recipients.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { presentOutcome } from '../../../envelope/present-outcome.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';

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
