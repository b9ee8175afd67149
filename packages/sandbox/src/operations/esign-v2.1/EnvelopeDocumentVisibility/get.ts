import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { findRecipient } from '../../../envelope-parts/find-recipient.ts';
import { requireVisibility } from '../../../envelope-parts/require-visibility.ts';
import { presentVisibility } from '../../../envelope-parts/present-visibility.ts';

export const operation = defineOperation(
  'EnvelopeDocumentVisibility_get',
  async (state, { path }, context) => {
    requireVisibility(context);
    const found = await findEnvelope(state, context, path.envelopeId);
    const recipient = findRecipient(found, path.recipientId);
    return { status: 200, body: { documentVisibility: presentVisibility(found, recipient) } };
  },
);
