import { readOwn } from '@countersign/mock/core/outside';
import { compareNames } from '../../engine/compare-names.ts';
import type { Group } from '@countersign/types/esign-v2.1';
import { localDateTime } from '../../engine/date-time.ts';
import { ServiceRefusal, type ServiceErrorCode } from '../../engine/service-refusal.ts';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import { groups, type StoredGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { administratorProfile } from '../permission-profiles/rights.ts';
import { showName } from '../../engine/show-name.ts';

const standardGroups: Readonly<
  Record<string, Pick<StoredGroup, 'groupName' | 'groupType' | 'permissionProfileId'>>
> = {
  '7731200': {
    groupName: 'Administrators',
    groupType: 'adminstrators',
    permissionProfileId: administratorProfile,
  },
  '7731201': { groupName: 'Everyone', groupType: 'everyone' },
};

/** The groups of an account: the two that every account has, then its own by name. */
export async function listGroups(state: State, account: StoredAccount): Promise<StoredGroup[]> {
  const kept = await state.of(groups).list(account.accountId);
  const byId = new Map(kept.map((group) => [group.groupId, group]));
  return [
    ...Object.keys(standardGroups).flatMap((id) => byId.get(id) ?? untouched(account, id) ?? []),
    ...kept
      .filter(({ groupId }) => !Object.hasOwn(standardGroups, groupId))
      .toSorted((one, other) => compareNames(one.groupName, other.groupName)),
  ];
}

/** @throws ServiceRefusal of the code where the account has no such group */
export async function findGroup(
  state: State,
  account: StoredAccount,
  groupId: string,
  code: ServiceErrorCode = 'RESOURCE_NOT_FOUND',
): Promise<StoredGroup> {
  const group =
    (await state.of(groups).get(account.accountId, groupId)) ?? untouched(account, groupId);
  if (group !== undefined) return group;
  throw new ServiceRefusal(
    code,
    `The MemberGroupId is invalid: ${account.name} has no group ${showName(groupId)}. Groups_list returns them.`,
  );
}

/** Checks whether a member of the account belongs to a group. */
export function isInGroup(
  { groupType, users }: StoredGroup,
  { userId, isAdmin }: Pick<StoredMember, 'userId' | 'isAdmin'>,
): boolean {
  switch (groupType) {
    case 'everyone':
      return true;
    case 'adminstrators':
      return isAdmin;
    default:
      return users.includes(userId);
  }
}

/** Creates a standard group in its initial state; undefined for any other ID. */
function untouched({ createdAt }: StoredAccount, groupId: string): StoredGroup | undefined {
  const standard = readOwn(standardGroups, groupId);
  if (standard === undefined) return undefined;
  return {
    groupId,
    ...standard,
    dsGroupId: `00000000-0000-4000-8000-0000${groupId.padStart(8, '0')}`,
    users: [],
    brandIds: [],
    createdAt,
    modifiedAt: createdAt,
  };
}

/** Presents a group without its members. */
export function presentGroup({
  groupId,
  groupName,
  groupType,
  permissionProfileId,
  dsGroupId,
  modifiedAt,
}: StoredGroup): Group {
  return {
    groupId,
    groupName,
    groupType,
    ...(permissionProfileId !== undefined && { permissionProfileId }),
    dsGroupId,
    lastModifiedOn: localDateTime(modifiedAt),
  };
}
