import type { AccountSharedAccess, MemberSharedItems } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireItems } from '../../engine/require-items.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { success } from '../../engine/success.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { readPairs, type Pairs } from './pairs.ts';
import { readPeople, type People } from './people.ts';
import { presentSharingUser } from './present-sharing.ts';
import { unknownUser } from './read-sharers.ts';
import { setEnvelopes } from './set-envelopes.ts';
import { setFolder } from './set-folders.ts';
import { setTemplate } from './set-templates.ts';

/** Options for setting sharing. */
export interface SetSharingOptions {
  /** The type of the items; without it, all items of the call. */
  itemType: 'envelopes' | 'templates' | 'folders' | undefined;
  /** Keeps existing sharing. */
  keep: boolean;
  /** The users that the call is about, in lower case; without them those of the items. */
  userIds: readonly string[];
}

/**
 * Sets who shares what, item by item; an item that is wrong carries its fault, the others are done.
 * @throws ServiceRefusal USER_NOT_ACCOUNT_ADMIN, USER_LACKS_PERMISSIONS, INVALID_REQUEST_PARAMETER
 * @evidence service
 */
export async function setSharing(
  state: State,
  context: Context,
  body: AccountSharedAccess,
  options: SetSharingOptions,
): Promise<MemberSharedItems[]> {
  const entries = requireItems(body.sharedAccess, 'sharedAccess');
  const people = await readPeople(state, context);
  const pairs = await readPairs(state, context.account.accountId);
  const answers: MemberSharedItems[] = [];
  for (const entry of entries.flatMap((one) => forEachUser(one, options)))
    answers.push(await setEntry(state, context, { people, pairs }, entry, options));
  await pairs.save();
  return answers;
}

/** Applies an entry without a user to each user of the call. */
function forEachUser(
  entry: MemberSharedItems,
  { itemType, userIds }: SetSharingOptions,
): MemberSharedItems[] {
  if (entry.user?.userId !== undefined) return [entry];
  if (userIds.length > 0) return userIds.map((userId) => ({ ...entry, user: { userId } }));
  if (entry.envelopes !== undefined && isAbout('envelopes', itemType))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'An entry of sharedAccess shares envelopes but has no user. Set user, or use user_ids.',
    );
  return [entry];
}

async function setEntry(
  state: State,
  context: Context,
  { people, pairs }: { people: People; pairs: Pairs },
  entry: MemberSharedItems,
  { itemType, keep, userIds }: SetSharingOptions,
): Promise<MemberSharedItems> {
  const userId = entry.user?.userId?.toLowerCase() ?? context.caller.userId;
  const envelopes = isAbout('envelopes', itemType) ? entry.envelopes : undefined;
  if (envelopes !== undefined) requireAdmin(context);
  const member = people.member(userId);
  if (member === undefined || !isMeant(member, userIds)) {
    const errorDetails = unknownUser(userId);
    return { ...entry, user: { ...entry.user, errorDetails }, errorDetails };
  }
  const templates = isAbout('templates', itemType) ? entry.templates : undefined;
  const folders = isAbout('folders', itemType) ? entry.folders : undefined;
  const answer: MemberSharedItems = { user: presentSharingUser(member) };
  if (envelopes !== undefined)
    answer.envelopes = setEnvelopes(people, pairs, member, envelopes, keep);
  if (templates !== undefined) {
    answer.templates = [];
    for (const item of templates)
      answer.templates.push(await setTemplate(state, context, people, item, keep));
  }
  if (folders !== undefined) {
    answer.folders = [];
    for (const item of folders)
      answer.folders.push(await setFolder(state, context, people, item, keep));
  }
  return { ...answer, errorDetails: success };
}

function isMeant({ userId, status }: StoredMember, userIds: readonly string[]): boolean {
  return status !== 'Closed' && (userIds.length === 0 || userIds.includes(userId));
}

function isAbout(what: string, itemType: string | undefined): boolean {
  return itemType === undefined || itemType === what;
}
