import { AccountRoleSettings } from '@countersign/zod/esign-v2.1/schemas/accountRoleSettings';
import { z } from 'zod';
import {
  mergeRights,
  standardProfiles,
  usualRights,
} from '../../../account/permission-profiles/rights.ts';
import { groups, permissionProfiles, signingGroups } from '../../../state/model/groups.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { guid, numeral } from '../../../frame/seed/fields.ts';

const groupSchema = z.strictObject({
  groupId: numeral,
  groupName: z.string().min(1),
  permissionProfileId: z.exactOptional(z.string()),
  dsGroupId: guid,
  /** User IDs. */
  users: z.array(guid).default([]),
  brandIds: z.array(guid).default([]),
});

/** Groups of users, in addition to the two that every account has. */
export const groupsSection: SeedSection<z.infer<typeof groupSchema>> = {
  name: 'groups',
  schema: groupSchema,
  async applySeed(state, { accountId, createdAt }, items) {
    for (const item of items)
      await state.of(groups).put(accountId, item.groupId, {
        ...item,
        groupType: 'customGroup',
        createdAt,
        modifiedAt: createdAt,
      });
  },
};

const signingGroupSchema = z.strictObject({
  signingGroupId: numeral,
  groupName: z.string().min(1),
  groupType: z.string().default('sharedSigningGroup'),
  groupEmail: z.exactOptional(z.email()),
  createdBy: z.string().default(''),
  users: z.array(z.strictObject({ userName: z.string().min(1), email: z.email() })).max(50),
});

/** Groups that receive envelopes as one. */
export const signingGroupsSection: SeedSection<z.infer<typeof signingGroupSchema>> = {
  name: 'signingGroups',
  schema: signingGroupSchema,
  async applySeed(state, { accountId, createdAt }, items) {
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

const permissionProfileSchema = z.strictObject({
  permissionProfileId: numeral,
  permissionProfileName: z.string().min(1),
  /** The rights that are other than usual. */
  settings: AccountRoleSettings.default({}),
  modifiedByUsername: z.string().default(''),
});

/** Permission profiles of the account's own, or changes to those that every account has. */
export const permissionProfilesSection: SeedSection<z.infer<typeof permissionProfileSchema>> = {
  name: 'permissionProfiles',
  schema: permissionProfileSchema,
  async applySeed(state, { accountId, createdAt }, items) {
    for (const { settings, ...item } of items) {
      const usual = standardProfiles.get(item.permissionProfileId)?.settings ?? usualRights;
      await state.of(permissionProfiles).put(accountId, item.permissionProfileId, {
        ...item,
        settings: mergeRights(usual, settings),
        modifiedAt: createdAt,
      });
    }
  },
};
