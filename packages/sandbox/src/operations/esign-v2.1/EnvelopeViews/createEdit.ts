import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireRight } from '../../../envelope/rights.js';
import { editable, requireEditable } from '../../../envelope/statuses.js';
import { makeView } from '../../../views/access/make-view.js';
import { userGrant } from '../../../views/access/user-grant.js';

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
