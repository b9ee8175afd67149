import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { presentNotification } from '../../../envelope/notification.ts';

export const operation = defineOperation(
  'Templates_getNotificationSettings',
  async (state, { path }, context) => ({
    status: 200,
    body: presentNotification(await findTemplate(state, context, path.templateId)),
  }),
);
