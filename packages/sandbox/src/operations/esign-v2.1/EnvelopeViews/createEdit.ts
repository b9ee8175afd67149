import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireRight } from '../../../envelope/rights.ts';
import { editable, requireEditable } from '../../../envelope/statuses.ts';
import { makeView } from '../../../views/access/make-view.ts';
import { userGrant } from '../../../views/access/user-grant.ts';

export const operation = defineOperation(
  'EnvelopeViews_createEdit',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    await requireRight(state, context, 'canSendEnvelope');
    requireEditable(envelope, editable, 'The page for editing opens');
    const grant = userGrant(context, 'edit', envelope.envelopeId, body?.returnUrl);
    return { status: 201, body: await makeView(state, context, grant) };
  },
);
