import type { AccountRoleSettings } from '@countersign/types/esign-v2.1';
import { z } from 'zod';
import { permissionProfiles } from '../../../state/model/groups.ts';
import {
  mergeRights,
  standardProfiles,
  usualRights,
} from '../../../account/permission-profiles/rights.ts';
import type { SeedSection } from '../section.ts';

const schema = z.strictObject({
  permissionProfileId: z.string().regex(/^\d+$/, 'must be a number as text'),
  permissionProfileName: z.string().min(1),
  /** The rights that are other than usual. */
  settings: z
    .custom<AccountRoleSettings>((value) => typeof value === 'object', 'must be an object')
    .default({}),
  modifiedByUsername: z.string().default(''),
});

/** Permission profiles of the account's own, or changes to those that every account has. */
export const section: SeedSection<z.infer<typeof schema>> = {
  name: 'permissionProfiles',
  schema,
  async plant(state, { accountId, createdAt }, items) {
    for (const { settings, ...item } of items) {
      const usual = standardProfiles[item.permissionProfileId]?.settings ?? usualRights;
      await state.of(permissionProfiles).put(accountId, item.permissionProfileId, {
        ...item,
        settings: mergeRights(usual, settings),
        modifiedAt: createdAt,
      });
    }
  },
};
