import type {
  ItemSharing,
  MemberGroupSharedItem,
  UserSharedItem,
} from '@countersign/types/esign-v2.1';
import type { People } from './people.ts';
import { fault, sharedGroup, sharedUser } from './present-sharing.ts';

/** The lists of users and groups of a request, as an answer gives them back. */
interface EchoedSharers {
  sharedUsers?: UserSharedItem[];
  sharedGroups?: MemberGroupSharedItem[];
}

/** The requested sharing of a template or a folder. */
interface SharersInput {
  shared?: ItemSharing | undefined;
  sharedUsers?: readonly UserSharedItem[] | undefined;
  sharedGroups?: readonly MemberGroupSharedItem[] | undefined;
}

/** Reads users and groups; an unknown one gets an error of its own, and the others go on. */
export function readSharers(
  people: People,
  { shared, sharedUsers, sharedGroups }: SharersInput,
): { requested: RequestedSharers; echo: EchoedSharers } {
  const requested: RequestedSharers = {
    shared: shared === undefined ? undefined : shared === 'shared_to',
    users: [],
    groups: [],
  };
  const users = sharedUsers?.map((item) => readUser(people, item, requested));
  const groups = sharedGroups?.map((item) => readGroup(people, item, requested));
  return {
    requested,
    echo: {
      ...(users !== undefined && { sharedUsers: users }),
      ...(groups !== undefined && { sharedGroups: groups }),
    },
  };
}

function readUser(
  people: People,
  item: UserSharedItem,
  requested: RequestedSharers,
): UserSharedItem {
  const userId = item.user?.userId ?? '';
  const member = people.member(userId);
  if (member === undefined || member.status === 'Closed') {
    const errorDetails = unknownUser(userId);
    return { ...item, user: { ...item.user, errorDetails }, errorDetails };
  }
  const shared = isSharedTo(item.shared);
  requested.users.push({ id: member.userId, shared });
  return sharedUser(member, shared);
}

function readGroup(
  people: People,
  item: MemberGroupSharedItem,
  requested: RequestedSharers,
): MemberGroupSharedItem {
  const groupId = item.group?.groupId ?? '';
  const group = people.group(groupId);
  if (group === undefined) {
    const errorDetails = fault({
      code: 'INVALID_REQUEST_PARAMETER',
      message: `The account has no group ${JSON.stringify(groupId)}. Groups_list returns them.`,
    });
    return { ...item, group: { ...item.group, errorDetails }, errorDetails };
  }
  const shared = isSharedTo(item.shared);
  requested.groups.push({ id: groupId, shared });
  return sharedGroup(group, people.members, shared);
}

/** The outcome for a user whom the account does not have. */
export function unknownUser(userId: string): ReturnType<typeof fault> {
  return fault({
    code: 'INVALID_USERID',
    message: `The account has no active user ${JSON.stringify(userId)}. Users_list returns them.`,
  });
}

/** Checks whether a status shares items with the other side; an entry without a status does. */
function isSharedTo(shared = 'shared_to'): boolean {
  return shared === 'shared_to' || shared === 'shared_to_and_from';
}

/** The users and groups that something is shared to, and whether it is shared at all. */
export interface Sharers {
  shared: boolean;
  users: string[];
  groups: string[];
}

/** The requested sharing, as far as its entries are valid. */
interface RequestedSharers {
  /** The requested setting; absent if the lists decide. */
  shared: boolean | undefined;
  users: { id: string; shared: boolean }[];
  groups: { id: string; shared: boolean }[];
}

/**
 * Computes the sharing after a request, which replaces the current one, or is added to it.
 * @param keep keeps existing sharing
 */
export function nextSharers(now: Sharers, requested: RequestedSharers, keep: boolean): Sharers {
  const users = listSharedIds(requested.users);
  const groups = listSharedIds(requested.groups);
  if (keep)
    return {
      shared: now.shared || requested.shared === true || users.length + groups.length > 0,
      users: [...new Set([...now.users, ...users])],
      groups: [...new Set([...now.groups, ...groups])],
    };
  if (requested.shared === false) return { shared: false, users: [], groups: [] };
  // Without named users or groups it is shared with all; if none of the named ones is valid, with
  // none.
  const named = requested.users.length + requested.groups.length > 0;
  const shared = named ? users.length + groups.length > 0 : requested.shared === true;
  return { shared, users, groups };
}

function listSharedIds(items: readonly { id: string; shared: boolean }[]): string[] {
  return [...new Set(items.filter(({ shared }) => shared).map(({ id }) => id))];
}
