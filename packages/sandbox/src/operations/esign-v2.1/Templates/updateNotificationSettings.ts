import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { changeNotification, presentNotification } from '../../../envelope/notification.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveTemplate } from '../../../envelope/save-template.js';

export const operation = defineOperation(
  'Templates_updateNotificationSettings',
  async (state, { path, header, body }, context) => {
    const stored = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(stored, header['X-DocuSign-Edit'], context, state);
    await changeNotification(state, stored, body);
    await saveTemplate(state, context, stored);
    return { status: 200, body: presentNotification(stored) };
  },
);
