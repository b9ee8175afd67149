import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { updateEnvelope } from '../../../envelope/update-envelope.ts';

export const operation = defineOperation(
  'Envelopes_update',
  async (state, { path, query, header, body = {} }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const summary = await updateEnvelope(state, context, envelope, body, {
      advanced: query.advanced_update === 'true',
      resend: query.resend_envelope === 'true',
    });
    await saveEnvelope(state, envelope);
    return { status: 200, body: summary };
  },
);
