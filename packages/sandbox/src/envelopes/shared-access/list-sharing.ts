import type { MemberSharedItems } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { success } from '../../engine/success.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { type Pairs, readPairs, type PairStatus } from './pairs.ts';
import { type People, readPeople } from './people.ts';
import { presentSharingUser } from './present-sharing.ts';
import { listSharedFolders, ofUser, listSharedTemplates } from './shared-items.ts';

/** Filters of a list of sharing; missing ones do not limit it. */
interface ListSharingOptions {
  /** Envelopes, with the folders that are named, where this is left out. */
  itemType: 'envelopes' | 'templates' | 'folders' | undefined;
  userIds: readonly string[];
  folderIds: readonly string[];
  statuses: readonly string[];
  /** A filter of the named users by status. */
  userStatus: string | undefined;
  /** Part of a name, in which `*` matches anything. */
  searchText: string | undefined;
}

/**
 * Lists the sharing of items: one entry for each active user who shares something, or for each
 * named user. Administrators see all entries; other users only their own, which contains only those
 * who share with them.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 * @evidence service
 */
export async function listSharing(
  state: State,
  context: Context,
  options: ListSharingOptions,
): Promise<MemberSharedItems[]> {
  const { itemType, folderIds } = options;
  if (itemType === 'folders' && folderIds.length === 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'Listing shared folders requires at least one ID in folder_ids.',
    );
  const people = await readPeople(state, context);
  const pairs = await readPairs(state, context.account.accountId);
  const templates =
    itemType === 'templates'
      ? await listSharedTemplates(state, context, people, options.statuses)
      : [];
  const folders = await listSharedFolders(state, context, people, folderIds);
  const entries: MemberSharedItems[] = [];
  for (const member of people.members.filter((one) => isListed(one, context, options))) {
    const entry = {
      ...(itemType !== 'templates' &&
        itemType !== 'folders' && {
          envelopes: listSharedEnvelopes(people, pairs, member, context, options),
        }),
      ...(itemType === 'templates' && { templates: ofUser(templates, member, context) }),
      ...(folderIds.length > 0 && { folders: ofUser(folders, member, context) }),
    };
    const items = Object.values(entry).flat();
    if (items.length > 0 || options.userIds.length > 0)
      entries.push({ user: presentSharingUser(member), ...entry, errorDetails: success });
  }
  return entries;
}

function isListed(
  { userId, userName, status }: StoredMember,
  { caller }: Context,
  { userIds, userStatus, searchText }: ListSharingOptions,
): boolean {
  if (!caller.isAdmin && userId !== caller.userId) return false;
  if (userIds.length > 0) {
    if (!userIds.includes(userId)) return false;
    if (userStatus !== undefined && userStatus.toLowerCase() !== status.toLowerCase()) return false;
  }
  if (userIds.length === 0 && status !== 'Active') return false;
  if (searchText === undefined) return true;
  return matchesStars(searchText.toLowerCase(), userName.toLowerCase());
}

function listSharedEnvelopes(
  people: People,
  pairs: Pairs,
  { userId }: StoredMember,
  { caller }: Context,
  { statuses }: ListSharingOptions,
): NonNullable<MemberSharedItems['envelopes']> {
  return people.members.flatMap((other) => {
    if (other.userId === userId) return [];
    const shared = seen(pairs.status(userId, other.userId), caller.isAdmin);
    const wanted = statuses.length === 0 ? shared !== 'not_shared' : statuses.includes(shared);
    return wanted ? [{ user: presentSharingUser(other), shared, errorDetails: success }] : [];
  });
}

/**
 * Reduces a status to the part that a user without administration rights sees: the sharing of
 * others with that user.
 */
function seen(status: PairStatus, isAdmin: boolean): PairStatus {
  if (isAdmin) return status;
  return status === 'shared_from' || status === 'shared_to_and_from' ? 'shared_from' : 'not_shared';
}

/** The words of a parameter that lists them with commas between, in lower case. */
export function idsIn(text = ''): string[] {
  return text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
}

/**
 * Checks whether a text contains a search text, in which `*` matches anything. Each piece between
 * stars is searched for after the one before; the earliest match is always the best one, so there
 * is no backtracking.
 */
function matchesStars(search: string, text: string): boolean {
  let from = 0;
  for (const piece of search.split('*')) {
    const at = text.indexOf(piece, from);
    if (at === -1) return false;
    from = at + piece.length;
  }
  return true;
}
