import { z } from 'zod';
import { groups } from '../../../state/model/groups.ts';
import type { SeedSection } from '../section.ts';

const schema = z.strictObject({
  groupId: z.string().regex(/^\d+$/, 'must be a number as text'),
  groupName: z.string().min(1),
  permissionProfileId: z.exactOptional(z.string()),
  dsGroupId: z.guid().toLowerCase(),
  /** User IDs. */
  users: z.array(z.guid().toLowerCase()).default([]),
  brandIds: z.array(z.guid().toLowerCase()).default([]),
});

/** Groups of users, beside the two that every account has. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'groups',
  schema,
  async plant(state, { accountId, createdAt }, items) {
    for (const item of items)
      await state.of(groups).put(accountId, item.groupId, {
        ...item,
        groupType: 'customGroup',
        createdAt,
        modifiedAt: createdAt,
      });
  },
};
