import { z } from 'zod';
import { members } from '../../../state/model/account.ts';
import { bccArchives } from '../../../state/model/mail.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { guid } from '../../../frame/seed/fields.ts';

const schema = z.strictObject({
  bccEmailArchiveId: guid,
  email: z.email(),
  emailNotificationId: guid,
  status: z.enum(['activation_sent', 'active', 'closed']).default('active'),
  /** The user ID of the member who added it. */
  userId: guid,
});

/** Addresses that get hidden copies of the account's e-mails. */
export const bccEmailArchivesSection: SeedSection<z.infer<typeof schema>> = {
  name: 'bccEmailArchives',
  schema,
  async applySeed(state, { accountId, createdAt: at }, items) {
    for (const { userId, ...item } of items) {
      const { userName = '', email = '' } = (await state.of(members).get(accountId, userId)) ?? {};
      const by = { userId, userName, email };
      const created = { action: 'CREATED', status: 'activation_sent' as const, at, by };
      const later = { active: 'UPDATED', closed: 'CLOSED', activation_sent: undefined };
      const action = later[item.status];
      const history =
        action === undefined ? [created] : [created, { action, status: item.status, at, by }];
      await state.of(bccArchives).put(accountId, item.bccEmailArchiveId, { ...item, history });
    }
  },
};
