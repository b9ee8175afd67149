import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { editable, requireEditable } from '../../../envelope/statuses.ts';

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
