import type {
  ErrorDetails,
  MemberGroupSharedItem,
  UserInfo,
  UserSharedItem,
} from '@countersign/types/esign-v2.1';
import { isInGroup } from '../../account/groups/account-groups.ts';
import { presentGroup } from '../../account/groups/account-groups.ts';
import { presentMember } from '../../account/users/present-user.ts';
import { success } from '../../engine/success.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { StoredGroup } from '../../state/model/groups.ts';

/** Presents a user as in responses about sharing. */
export function presentSharingUser(member: StoredMember): UserInfo {
  return { ...presentMember(member), errorDetails: success };
}

/**
 * The outcome for something that is wrong.
 * @evidence service
 */
export function fault(error: { code: string; message: string }): ErrorDetails {
  return { errorCode: error.code, message: error.message };
}

/** A user whom something is shared to, or not. */
export function sharedUser(member: StoredMember, shared: boolean): UserSharedItem {
  return {
    user: presentSharingUser(member),
    shared: shared ? 'shared_to' : 'not_shared',
    errorDetails: success,
  };
}

/** Presents a group that something is shared with. */
export function sharedGroup(
  group: StoredGroup,
  members: readonly StoredMember[],
  shared: boolean,
): MemberGroupSharedItem {
  const { groupId, groupName, groupType, permissionProfileId } = presentGroup(group);
  const usersCount = members.filter((member) => isInGroup(group, member)).length;
  return {
    group: {
      groupId,
      groupName,
      groupType,
      ...(permissionProfileId !== undefined && { permissionProfileId }),
      usersCount: String(usersCount),
      errorDetails: success,
    },
    shared: shared ? 'shared_to' : 'not_shared',
    errorDetails: success,
  };
}

/** The fields about paging of an answer that always holds the whole list. */
export function presentPaging(items: readonly unknown[]) {
  const size = String(items.length);
  return {
    resultSetSize: size,
    totalSetSize: size,
    startPosition: '0',
    endPosition: String(Math.max(0, items.length - 1)),
  };
}
