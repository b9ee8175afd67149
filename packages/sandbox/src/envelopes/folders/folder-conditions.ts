import type { Condition } from '../../state/envelope-conditions.ts';
import { label } from '../../state/envelope-labels.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { isReceivedBy } from '../received.ts';
import { inProcess } from '../statuses.ts';
import type { FolderOrSearch } from './read-folders.ts';
import { findSearch, type SearchName } from './search-folders.ts';

/** The part of a folder's definition that the storage can check. */
export interface InFolder {
  condition: Condition;
  /** True if the condition is complete; otherwise the envelopes have to be read and checked. */
  isExact: boolean;
}

/** The envelopes that are in a folder or that a search finds, as a list asks the storage. */
export async function isInFolderOrSearch(state: State, folder: FolderOrSearch): Promise<InFolder> {
  const { owner, kind, folderId } = folder;
  const search = findSearch(kind);
  const received = await isReceivedBy(state, owner.accountId, owner);
  if (search !== undefined) return describeSearch(search, owner, received);
  return { condition: describeFolder({ kind, owner, folderId }, received), isExact: true };
}

// An envelope that was not moved has one of these values in the column of the folder, by its
// status.
const isDraft: Condition = { column: 'folder', in: ['draft'] };
const isAmongSent: Condition = { column: 'folder', in: ['sentitems'] };

function describeFolder(
  { kind, owner, folderId }: Pick<FolderOrSearch, 'kind' | 'owner' | 'folderId'>,
  received: Condition,
): Condition {
  const isOwn = isSentBy(owner);
  switch (kind) {
    case 'draft':
      return { all: [isOwn, isDraft] };
    case 'sentitems':
      return { all: [isOwn, isAmongSent] };
    case 'inbox':
      return { all: [received, { not: { label: [label.moved(owner.userId)] } }] };
    case 'recyclebin':
      return isDeletedBy(owner, received);
    case 'normal':
      return {
        any: [
          { column: 'folder', in: [folderId] },
          { label: [label.movedTo(owner.userId, folderId)] },
        ],
      };
    default:
      // Envelopes are never among the templates.
      return { any: [] };
  }
}

function describeSearch(name: SearchName, owner: StoredMember, received: Condition): InFolder {
  const isOwn = isSentBy(owner);
  const isPart: Condition = { any: [isOwn, received] };
  const isOut: Condition = { column: 'status', in: inProcess };
  const notDeleted: Condition = { not: isDeletedBy(owner, received) };
  switch (name) {
    case 'all':
      return { condition: { all: [isPart, notDeleted] }, isExact: true };
    case 'drafts':
      return { condition: { all: [isOwn, isDraft] }, isExact: true };
    case 'completed':
      return {
        condition: { all: [{ column: 'status', in: ['completed'] }, isPart, notDeleted] },
        isExact: true,
      };
    case 'out_for_signature':
      return { condition: { all: [isOut, isOwn, notDeleted] }, isExact: true };
    case 'awaiting_my_signature':
      return { condition: { all: [isOut, received, notDeleted] }, isExact: false };
    case 'expiring_soon':
    case 'waiting_for_others':
      return { condition: { all: [isOut, isPart, notDeleted] }, isExact: false };
  }
}

function isSentBy({ userId }: StoredMember): Condition {
  return { column: 'sender', in: [userId] };
}

/** Creates the condition that a user has deleted an envelope, as its sender or as a recipient. */
function isDeletedBy(owner: StoredMember, received: Condition): Condition {
  return {
    any: [
      { all: [isSentBy(owner), { column: 'folder', in: ['recyclebin'] }] },
      { all: [received, { label: [label.movedTo(owner.userId, 'recyclebin')] }] },
    ],
  };
}
