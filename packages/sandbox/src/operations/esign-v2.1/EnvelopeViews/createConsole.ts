import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { makeView } from '../../../views/access/make-view.ts';
import { userGrant } from '../../../views/access/user-grant.ts';

export const operation = defineOperation(
  'EnvelopeViews_createConsole',
  async (state, { body }, context) => {
    const envelope =
      body?.envelopeId === undefined
        ? undefined
        : await findEnvelope(state, context, body.envelopeId);
    const grant = userGrant(context, 'console', envelope?.envelopeId, body?.returnUrl);
    return { status: 201, body: await makeView(state, context, grant) };
  },
);
