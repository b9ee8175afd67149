import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { editable, requireEditable } from '../../../envelope/statuses.js';
import { readEmailSettings } from '../../../envelope-parts/email-settings/read-email-settings.js';

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
