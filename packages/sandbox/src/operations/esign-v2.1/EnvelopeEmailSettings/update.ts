import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { editable, requireEditable } from '../../../envelope/statuses.ts';
import { readEmailSettings } from '../../../envelope-parts/email-settings/read-email-settings.ts';

export const operation = defineOperation(
  'EnvelopeEmailSettings_update',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(envelope, editable, 'E-mail settings can be changed');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    // What is left out stays as it is.
    const changed = readEmailSettings(body, context);
    envelope.emailSettings = { ...envelope.emailSettings, ...changed };
    await saveEnvelope(state, envelope);
    return { status: 200, body: envelope.emailSettings };
  },
);
