import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { editable, requireEditable } from '../../../envelope/statuses.ts';
import { readEmailSettings } from '../../../envelope-parts/email-settings/read-email-settings.ts';

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
