import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { editable, requireEditable } from '../../../envelope/statuses.js';

export const operation = defineOperation(
  'EnvelopeEmailSettings_delete',
  async (state, { path, header }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(envelope, editable, 'E-mail settings can be deleted');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const deleted = envelope.emailSettings ?? {};
    delete envelope.emailSettings;
    await saveEnvelope(state, envelope);
    return { status: 200, body: deleted };
  },
);
