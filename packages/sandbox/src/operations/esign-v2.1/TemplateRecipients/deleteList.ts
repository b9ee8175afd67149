import { defineOperation } from '../../../engine/operation.js';
import { deleteRecipients } from '../../../envelope/delete-recipients.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { presentOutcome } from '../../../envelope/present-outcome.js';
import { namedRecipients } from '../../../envelope/recipient-lists.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveTemplate } from '../../../envelope/save-template.js';

export const operation = defineOperation(
  'TemplateRecipients_deleteList',
  async (state, { path, header, body }, context) => {
    const template = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(template, header['X-DocuSign-Edit'], context, state);
    const gone = await deleteRecipients(state, context, template, namedRecipients(body));
    await saveTemplate(state, context, template);
    return { status: 200, body: presentOutcome(template, gone) };
  },
);
