import { day } from '../../engine/day.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { isRecipient } from '../received.ts';
import { inProcess, isUnsent, waitingRecipients } from '../statuses.ts';
import { isDeletedFor, isReceived } from './folder.ts';

/** The time before its expiry from which an envelope expires soon, in milliseconds: six days. */
const soon = 6 * day;

/** A check whether a search of a user finds an envelope. */
type Search = (envelope: StoredEnvelope, user: StoredMember, now: number) => boolean;

const searches = {
  // No document names it, and public programs list their envelopes with it.
  all: (one, user) => one.kind === 'envelope' && isPartOf(one, user),
  awaiting_my_signature: (one, user) => isOut(one) && waitsFor(one, user),
  completed: (one, user) => one.status === 'completed' && isPartOf(one, user),
  drafts: (one, user) =>
    one.kind === 'envelope' &&
    isSender(one, user) &&
    (one.folder === 'draft' || (isUnsent(one) && one.folder === undefined)),
  expiring_soon: (one, user, now) =>
    isOut(one) && isPartOf(one, user) && one.expiresAt !== undefined && one.expiresAt - now <= soon,
  out_for_signature: (one, user) => isOut(one) && isSender(one, user),
  waiting_for_others: (one, user) => isOut(one) && isPartOf(one, user) && !waitsFor(one, user),
} as const satisfies Record<string, Search>;

/** The name of a search that every user has in place of a folder. */
export type SearchName = keyof typeof searches;

/** The name of each search for people. */
export const searchTitles: Readonly<Record<SearchName, string>> = {
  all: 'All',
  awaiting_my_signature: 'Action Required',
  completed: 'Completed',
  drafts: 'Drafts',
  expiring_soon: 'Expiring Soon',
  out_for_signature: 'Out for Signature',
  waiting_for_others: 'Waiting for Others',
};

/** Finds a search by name; undefined if there is none. */
export function findSearch(name: string): SearchName | undefined {
  return Object.keys(searches).find((one): one is SearchName => one === name);
}

/** Checks whether a search of a user finds an envelope. No search finds deleted envelopes. */
export function isFoundBy(
  name: SearchName,
  envelope: StoredEnvelope,
  user: StoredMember,
  { now }: Pick<State, 'now'>,
): boolean {
  return !isDeletedFor(envelope, user) && searches[name](envelope, user, now);
}

function isOut({ kind, status }: StoredEnvelope): boolean {
  return kind === 'envelope' && inProcess.includes(status);
}

function isSender({ sender }: StoredEnvelope, { userId }: StoredMember): boolean {
  return sender.userId === userId;
}

function isPartOf(envelope: StoredEnvelope, user: StoredMember): boolean {
  return isSender(envelope, user) || isReceived(envelope, user);
}

function waitsFor(envelope: StoredEnvelope, user: StoredMember): boolean {
  return waitingRecipients(envelope).some((one) => isRecipient(one, user));
}
