import { z } from 'zod';
import { signingGroups } from '../../../state/model/groups.ts';
import type { SeedSection } from '../section.ts';

const schema = z.strictObject({
  signingGroupId: z.string().regex(/^\d+$/, 'must be a number as text'),
  groupName: z.string().min(1),
  groupType: z.string().default('sharedSigningGroup'),
  groupEmail: z.exactOptional(z.email()),
  createdBy: z.string().default(''),
  users: z.array(z.strictObject({ userName: z.string().min(1), email: z.email() })).max(50),
});

/** Groups that receive envelopes as one. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'signingGroups',
  schema,
  async plant(state, { accountId, createdAt }, items) {
    for (const { signingGroupId, groupName, createdBy, ...item } of items)
      await state.of(signingGroups).put(accountId, signingGroupId, {
        ...item,
        id: signingGroupId,
        name: groupName,
        createdAt,
        createdBy,
        modifiedAt: createdAt,
        modifiedBy: createdBy,
      });
  },
};
