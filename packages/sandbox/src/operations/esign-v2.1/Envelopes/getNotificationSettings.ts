import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { presentNotification } from '../../../envelope/notification.ts';

export const operation = defineOperation(
  'Envelopes_getNotificationSettings',
  async (state, { path }, context) => ({
    status: 200,
    body: presentNotification(await findEnvelope(state, context, path.envelopeId)),
  }),
);
