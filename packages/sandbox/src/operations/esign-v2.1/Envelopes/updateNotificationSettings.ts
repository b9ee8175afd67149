import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { changeNotification, presentNotification } from '../../../envelope/notification.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { editable, requireEditable } from '../../../envelope/statuses.ts';

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
