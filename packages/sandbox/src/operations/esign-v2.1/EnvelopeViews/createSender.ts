import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireRight } from '../../../envelope/rights.ts';
import { makeView } from '../../../views/access/make-view.ts';
import { userGrant } from '../../../views/access/user-grant.ts';

export const operation = defineOperation(
  'EnvelopeViews_createSender',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    await requireRight(state, context, 'canSendEnvelope');
    if (envelope.status !== 'created')
      throw new ServiceError(
        'ENVELOPE_INVALID_STATUS',
        `The page for sending opens only for a draft; ${envelope.envelopeId} is ${envelope.status}.`,
      );
    const grant = userGrant(context, 'sender', envelope.envelopeId, body?.returnUrl);
    return { status: 201, body: await makeView(state, context, grant) };
  },
);
