import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { findRecipient } from '../../../envelope-parts/find-recipient.js';
import { requireVisibility } from '../../../envelope-parts/require-visibility.js';
import { presentVisibility } from '../../../envelope-parts/present-visibility.js';

export const operation = defineOperation(
  'EnvelopeDocumentVisibility_get',
  async (state, { path }, context) => {
    requireVisibility(context);
    const found = await findEnvelope(state, context, path.envelopeId);
    const recipient = findRecipient(found, path.recipientId);
    return { status: 200, body: { documentVisibility: presentVisibility(found, recipient) } };
  },
);
