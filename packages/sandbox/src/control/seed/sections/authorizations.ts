import { z } from 'zod';
import { noEnd } from '../../../account/authorizations/change-authorizations.ts';
import { authorizations } from '../../../state/model/authorizations.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import { findEditor } from '../../../frame/seed/find-editor.ts';

const schema = z.strictObject({
  authorizationId: guid,
  /** The user who shares access. */
  principalId: guid,
  /** The user who acts. */
  agentId: guid,
  permission: z.enum(['manage', 'send', 'sign', 'edit']),
  startDate: dateTimeText,
  endDate: z.exactOptional(dateTimeText),
});

/** Permissions of users to act for others. */
export const authorizationsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'authorizations',
  schema,
  async applySeed(state, { accountId }, items) {
    for (const { startDate, endDate, ...item } of items) {
      const startAt = parseTime(startDate) ?? state.now;
      const by = await findEditor(state, accountId, item.principalId);
      await state.of(authorizations).put(accountId, item.authorizationId, {
        ...item,
        startAt,
        endAt: parseTime(endDate) ?? noEnd,
        createdAt: startAt,
        createdBy: by,
        modifiedAt: startAt,
        modifiedBy: by,
      });
    }
  },
};
