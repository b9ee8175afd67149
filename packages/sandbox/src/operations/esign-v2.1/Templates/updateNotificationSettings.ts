import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { changeNotification, presentNotification } from '../../../envelope/notification.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveTemplate } from '../../../envelope/save-template.ts';

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
