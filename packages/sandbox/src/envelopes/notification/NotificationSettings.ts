import { defineForBoth } from '../define-for-both.ts';
import { changeNotification, presentNotification } from './notification.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { requireStatus } from '../guards.ts';

export const [Envelopes_getNotificationSettings, Templates_getNotificationSettings] = defineForBoth(
  'Envelopes_getNotificationSettings',
  'Templates_getNotificationSettings',
  async (_state, _request, _context, open) => {
    const { found } = await open();
    return { status: 200, body: presentNotification(found) };
  },
);

export const [Envelopes_updateNotificationSettings, Templates_updateNotificationSettings] =
  defineForBoth(
    'Envelopes_updateNotificationSettings',
    'Templates_updateNotificationSettings',
    async (state, { header, body }, context, open) => {
      const { found, save } = await open({ change: true });
      requireStatus(found, 'changeNotification');
      requireLockToken(found, header['X-DocuSign-Edit'], context, state);
      await changeNotification(state, found, body);
      await save();
      return { status: 200, body: presentNotification(found) };
    },
  );
