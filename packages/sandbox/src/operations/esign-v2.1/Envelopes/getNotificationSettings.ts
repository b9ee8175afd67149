import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { presentNotification } from '../../../envelope/notification.js';

export const operation = defineOperation(
  'Envelopes_getNotificationSettings',
  async (state, { path }, context) => ({
    status: 200,
    body: presentNotification(await findEnvelope(state, context, path.envelopeId)),
  }),
);
