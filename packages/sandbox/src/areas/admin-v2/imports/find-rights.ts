import {
  administratorProfile,
  senderProfile,
  viewerProfile,
} from '../../../account/permission-profiles/rights.ts';
import type { StoredGroup, StoredPermissionProfile } from '../../../state/model/groups.ts';
import { MembershipRefusal } from '../members/membership-refusal.ts';
import type { ImportAccount } from './import-run.ts';
import type { ImportRow } from './read-row.ts';

/** The permission profile and the groups that a row names. */
interface RowRights {
  /** Undefined if the row names none. */
  permissionProfileId?: string;
  /** The groups of the account's own; undefined if all cells are empty. */
  groups?: StoredGroup[];
}

/**
 * Finds the permission profile and the groups that a row names.
 * @throws MembershipRefusal for names that the account does not have, or that a file cannot assign
 */
export function findRights(
  { account, profiles, groups: all }: ImportAccount,
  { values: { PermissionSet }, groups: names }: ImportRow,
): RowRights {
  const profile =
    profiles.find((one) => isSameName(one.permissionProfileName, PermissionSet)) ??
    findStandard(profiles, PermissionSet);
  const isProfileMissing = PermissionSet !== undefined && profile === undefined;
  const found = names.map((name) => ({
    name,
    group: all.find(({ groupName }) => isSameName(groupName, name)),
  }));
  const missing = found.flatMap(({ name, group }) => (group === undefined ? [name] : []));
  const noProfile = `${account.name} has no permission profile ${PermissionSet}.`;
  const noGroup = `${account.name} has no group ${missing.join(', ')}.`;
  if (isProfileMissing && missing.length > 0)
    throw new MembershipRefusal('group_and_permissionset_problems', `${noProfile} ${noGroup}`);
  if (isProfileMissing) throw new MembershipRefusal('invalid_permissionset', noProfile);
  if (missing.length > 0) throw new MembershipRefusal('invalid_group', noGroup);
  const groups = found.flatMap(({ group }) => group ?? []);
  requireAssignable(groups);
  return {
    ...(profile !== undefined && { permissionProfileId: profile.permissionProfileId }),
    ...(names.length > 0 && {
      groups: groups.filter(({ groupType }) => groupType === 'customGroup'),
    }),
  };
}

/** The profiles that every account has, by the names that files have for them. @evidence public */
const namesInFiles = [
  ['DS Admin', administratorProfile],
  ['DS Sender', senderProfile],
  ['DS Viewer', viewerProfile],
] as const;

function findStandard(
  profiles: ImportAccount['profiles'],
  name: string | undefined,
): StoredPermissionProfile | undefined {
  const id = namesInFiles.find(([known]) => isSameName(known, name))?.[1];
  return profiles.find(({ permissionProfileId }) => permissionProfileId === id);
}

/** @throws MembershipRefusal administrator_group_assignment_not_permitted, user_group_problems */
function requireAssignable(groups: readonly StoredGroup[]): void {
  const administrators = groups.find(({ groupType }) => groupType === 'adminstrators');
  if (administrators !== undefined)
    throw new MembershipRefusal(
      'administrator_group_assignment_not_permitted',
      `Users get into the group ${administrators.groupName} with a permission profile of administrators.`,
    );
  const ids = groups.map(({ groupId }) => groupId);
  const twice = groups.find(({ groupId }, at) => ids.indexOf(groupId) !== at);
  if (twice !== undefined)
    throw new MembershipRefusal(
      'user_group_problems',
      `The row names the group ${twice.groupName} more than once.`,
    );
}

function isSameName(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}
