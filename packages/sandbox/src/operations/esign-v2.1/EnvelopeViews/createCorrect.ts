import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireRight } from '../../../envelope/rights.ts';
import { inProcess } from '../../../envelope/statuses.ts';
import { makeView } from '../../../views/access/make-view.ts';
import { userGrant } from '../../../views/access/user-grant.ts';
import { takeBack } from '../../../views/access/take-back.ts';

export const operation = defineOperation(
  'EnvelopeViews_createCorrect',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    const { envelopeId, status } = envelope;
    await requireRight(state, context, 'canSendEnvelope');
    if (!inProcess.includes(status))
      throw new ServiceError(
        'ENVELOPE_CANNOT_CORRECT_INVALID_STATE',
        `Only an envelope that is sent or delivered can be corrected; ${envelopeId} is ${status}.`,
      );
    if (body?.viewUrl !== undefined) await takeBack(state, envelopeId, body.viewUrl);
    const grant = userGrant(context, 'correct', envelopeId, body?.returnUrl);
    return { status: 201, body: await makeView(state, context, grant) };
  },
);
