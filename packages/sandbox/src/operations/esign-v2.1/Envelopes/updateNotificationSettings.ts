import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { changeNotification, presentNotification } from '../../../envelope/notification.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { editable, requireEditable } from '../../../envelope/statuses.js';

export const operation = defineOperation(
  'Envelopes_updateNotificationSettings',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(envelope, editable, 'Notification settings can be changed');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    await changeNotification(state, envelope, body);
    await saveEnvelope(state, envelope);
    return { status: 200, body: presentNotification(envelope) };
  },
);
