import { defineOperation } from '../../../engine/operation.js';
import { ServiceError } from '../../../engine/service-error.js';
import { findEnvelope } from '../../../envelope/find.js';
import { embeddedGrant } from '../../../views/access/embedded-grant.js';
import { findEmbeddedRecipient } from '../../../views/access/find-embedded-recipient.js';
import { makeView } from '../../../views/access/make-view.js';

export const operation = defineOperation(
  'EnvelopeViews_createRecipient',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const { envelopeId, status } = envelope;
    if (['created', 'correct', 'voided', 'deleted'].includes(status))
      throw new ServiceError(
        'ENVELOPE_INVALID_STATUS',
        `The signing page opens once the envelope was sent; ${envelopeId} is ${status}.`,
      );
    const recipient = findEmbeddedRecipient(envelope, body);
    if (recipient.status === 'created')
      throw new ServiceError(
        'RECIPIENT_NOT_IN_SEQUENCE',
        `It is not yet the turn of recipient ${recipient.recipientId} in envelope ${envelopeId}.`,
      );
    const view = await makeView(state, context, {
      ...embeddedGrant(envelope, recipient, body),
      view: 'signing',
    });
    return { status: 201, body: view };
  },
);
