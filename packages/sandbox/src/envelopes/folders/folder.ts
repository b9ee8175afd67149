import { createHash } from 'node:crypto';
import type { StoredMember } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StandardFolderType } from '../../state/model/shares-and-favorites.ts';
import { isRecipient } from '../received.ts';
import { isUnsent } from '../statuses.ts';

/**
 * The kind of a folder, which decides its items: a folder that every user has, the templates that
 * are in no folder, or items that were moved into the folder.
 */
type FolderKind = StandardFolderType | 'templates' | 'normal';

/** A folder of a user. */
export interface Folder {
  folderId: string;
  name: string;
  kind: FolderKind;
  owner: StoredMember;
  parentFolderId?: string;
  /** True for a folder of templates. */
  forTemplates: boolean;
}

/** The name of each folder that every user has, in the order of a list. */
export const standardNames: Readonly<Record<StandardFolderType | 'templates', string>> = {
  draft: 'Draft',
  inbox: 'Inbox',
  recyclebin: 'Deleted Items',
  sentitems: 'Sent Items',
  templates: 'Templates',
};

/** The ID of a folder that every user has. It needs no record, since it follows from the user. */
export function standardFolderId(
  { accountId, userId }: Pick<StoredMember, 'accountId' | 'userId'>,
  name: string,
): string {
  const hash = createHash('sha256').update(`${accountId}/${userId}/${name}`).digest('hex');
  // The variant of a GUID that is derived from a name.
  const variant = `${((Number.parseInt(hash.slice(16, 17), 16) & 3) | 8).toString(16)}${hash.slice(17, 20)}`;
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    variant,
    hash.slice(20, 32),
  ].join('-');
}

/** Checks whether an envelope or template is in a folder. */
export function isInFolder({ kind, owner, folderId }: Folder, item: StoredEnvelope): boolean {
  const isOwn = item.sender.userId === owner.userId;
  switch (kind) {
    case 'draft':
      return (
        isOwn &&
        isEnvelope(item) &&
        (item.folder === 'draft' || (isUnsent(item) && item.folder === undefined))
      );
    case 'sentitems':
      return isOwn && isEnvelope(item) && !isUnsent(item) && item.folder === undefined;
    case 'inbox':
      return isReceived(item, owner) && receivedFolder(item, owner) === undefined;
    case 'recyclebin':
      return (
        (isOwn && item.folder === 'recyclebin') ||
        (isReceived(item, owner) && receivedFolder(item, owner) === 'recyclebin')
      );
    case 'templates':
      return isOwn && !isEnvelope(item) && item.folder === undefined;
    case 'normal':
      return item.folder === folderId || receivedFolder(item, owner) === folderId;
  }
}

/** Checks whether a user has deleted an item, as its sender or as a recipient. */
export function isDeletedFor(item: StoredEnvelope, user: StoredMember): boolean {
  return (
    (item.sender.userId === user.userId && item.folder === 'recyclebin') ||
    receivedFolder(item, user) === 'recyclebin'
  );
}

/** Checks whether an envelope was sent to a user. */
export function isReceived(item: StoredEnvelope, user: StoredMember): boolean {
  return (
    isEnvelope(item) && !isUnsent(item) && item.recipients.some((one) => isRecipient(one, user))
  );
}

/** The folder to which a recipient has moved an envelope; undefined for the inbox. */
function receivedFolder(
  { recipientFolders }: StoredEnvelope,
  { userId }: Pick<StoredMember, 'userId'>,
): string | undefined {
  return recipientFolders !== undefined && Object.hasOwn(recipientFolders, userId)
    ? recipientFolders[userId]
    : undefined;
}

function isEnvelope({ kind }: StoredEnvelope): boolean {
  return kind === 'envelope';
}
