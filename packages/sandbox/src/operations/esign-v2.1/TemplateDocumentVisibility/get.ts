import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { findRecipient } from '../../../envelope-parts/find-recipient.ts';
import { requireVisibility } from '../../../envelope-parts/require-visibility.ts';
import { presentVisibility } from '../../../envelope-parts/present-visibility.ts';

export const operation = defineOperation(
  'TemplateDocumentVisibility_get',
  async (state, { path }, context) => {
    requireVisibility(context);
    const found = await findTemplate(state, context, path.templateId);
    const recipient = findRecipient(found, path.recipientId);
    return { status: 200, body: { documentVisibility: presentVisibility(found, recipient) } };
  },
);
