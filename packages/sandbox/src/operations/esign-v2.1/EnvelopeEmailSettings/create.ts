import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { editable, requireEditable } from '../../../envelope/statuses.js';
import { readEmailSettings } from '../../../envelope-parts/email-settings/read-email-settings.js';

export const operation = defineOperation(
  'EnvelopeEmailSettings_create',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(envelope, editable, 'E-mail settings can be added');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    envelope.emailSettings = readEmailSettings(body, context);
    await saveEnvelope(state, envelope);
    return { status: 201, body: envelope.emailSettings };
  },
);
