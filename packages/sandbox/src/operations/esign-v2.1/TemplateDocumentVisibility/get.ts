import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { findRecipient } from '../../../envelope-parts/find-recipient.js';
import { requireVisibility } from '../../../envelope-parts/require-visibility.js';
import { presentVisibility } from '../../../envelope-parts/present-visibility.js';

export const operation = defineOperation(
  'TemplateDocumentVisibility_get',
  async (state, { path }, context) => {
    requireVisibility(context);
    const found = await findTemplate(state, context, path.templateId);
    const recipient = findRecipient(found, path.recipientId);
    return { status: 200, body: { documentVisibility: presentVisibility(found, recipient) } };
  },
);
