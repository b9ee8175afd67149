import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { makeSigningView } from '../../../envelope/make-signing-view.ts';

export const operation = defineOperation(
  'EnvelopeViews_createRecipient',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return { status: 201, body: await makeSigningView(state, context, envelope, body) };
  },
);
