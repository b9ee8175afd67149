import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { presentNotification } from '../../../envelope/notification.js';

export const operation = defineOperation(
  'Templates_getNotificationSettings',
  async (state, { path }, context) => ({
    status: 200,
    body: presentNotification(await findTemplate(state, context, path.templateId)),
  }),
);
