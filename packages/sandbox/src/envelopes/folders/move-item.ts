import { requireAgent } from '../../engine/act-on-behalf.ts';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { findEnvelope } from '../find-envelope.ts';
import { findTemplate } from '../find-template.ts';
import { requireStatus } from '../guards.ts';
import { currentLock } from '../locks/current-lock.ts';
import { emitForTemplate, saveTemplate } from '../save.ts';
import { isUnsent, statusInWords } from '../statuses.ts';
import { deleteSent, restoreDraft } from './delete-item.ts';
import { type Folder, isInFolder, isReceived } from './folder.ts';
import { type FolderOrSearch, isSearch } from './read-folders.ts';
import { isFoundBy } from './search-folders.ts';

/** A move of an item between two folders. */
interface Move {
  /** The source folder; absent if the request does not name it. */
  from: FolderOrSearch | undefined;
  to: Folder;
}

/**
 * Moves an envelope or a template into a folder. The folder of the sender and the folder of each
 * recipient are independent: an envelope that a recipient deletes stays with all others.
 * @throws ServiceRefusal EDIT_LOCK_NOT_LOCK_OWNER, ENVELOPE_DOES_NOT_EXIST, ENVELOPE_INVALID_STATUS,
 *   ENVELOPE_NOT_IN_FOLDER, INVALID_FOLDER_ID, INVALID_REQUEST_PARAMETER, TEMPLATE_ID_INVALID, USER_LACKS_PERMISSIONS
 */
export async function moveItem(
  state: State,
  context: Context,
  id: string,
  move: Move,
): Promise<StoredEnvelope> {
  const known = await state.envelopes.get(id, { lock: true });
  // An item of another account gets the same error as a missing ID.
  const isTemplate = known?.kind === 'template' && known.accountId === context.account.accountId;
  const item = isTemplate
    ? await findTemplate(state, context, id, { change: true })
    : await findEnvelope(state, context, id);
  if (isTemplate) requireNoAgent(context);
  else requireAgent(context, move.to.kind === 'recyclebin' ? 'delete' : 'move');
  requireOtherFolder(item, move);
  requireInFolder(state, item, move.from);
  requireElsewhere(item, move.to);
  if (isTemplate) return moveTemplate(state, context, item, move.to);
  if (movesAsSender(context, item, move)) await moveSent(state, context, item, move.to);
  else await moveReceived(state, context, item, move.to);
  return item;
}

/**
 * Refuses to move an item to the folder in which it is.
 * @throws ServiceRefusal INVALID_FOLDER_ID
 * @evidence recorded
 */
function requireOtherFolder(item: StoredEnvelope, { from, to }: Move): void {
  const isSame =
    from === undefined ? isInFolder(to, item) : !isSearch(from) && from.folderId === to.folderId;
  if (!isSame) return;
  throw new ServiceRefusal(
    'INVALID_FOLDER_ID',
    `fromFolderId and toFolderId must not be the same: the ${item.kind} ${item.envelopeId} is in ${to.name} already.`,
  );
}

function requireInFolder(
  state: State,
  item: StoredEnvelope,
  from: FolderOrSearch | undefined,
): void {
  if (from === undefined) return;
  const isIn = isSearch(from)
    ? isFoundBy(from.kind, item, from.owner, state)
    : isInFolder(from, item);
  if (isIn) return;
  throw new ServiceRefusal(
    'ENVELOPE_NOT_IN_FOLDER',
    `The ${item.kind} ${item.envelopeId} is not in the folder ${from.name} (${from.folderId}). Name the folder that contains it in fromFolderId, or omit fromFolderId.`,
  );
}

/** @throws ServiceRefusal INVALID_FOLDER_ID where the item is in the folder already */
function requireElsewhere(item: StoredEnvelope, to: Folder): void {
  if (!isInFolder(to, item)) return;
  throw new ServiceRefusal(
    'INVALID_FOLDER_ID',
    `The ${item.kind} ${item.envelopeId} is in the folder ${to.name} (${to.folderId}) already. Name another folder.`,
  );
}

/**
 * Checks whether the envelope leaves a folder of its sender, not one of a recipient. If the caller
 * is both, the folders decide.
 */
function movesAsSender({ caller }: Context, item: StoredEnvelope, { from, to }: Move): boolean {
  const user = personOf(caller, to);
  const isOwn = item.sender.userId === caller.userId || caller.isAdmin;
  if (!isReceived(item, user)) return isOwn;
  if (from?.kind === 'inbox' || to.kind === 'inbox') return false;
  if (from !== undefined && !isSearch(from) && from.kind !== 'draft' && from.kind !== 'sentitems')
    return isOwn && item.folder === (from.kind === 'recyclebin' ? 'recyclebin' : from.folderId);
  return item.sender.userId === caller.userId;
}

/** Finds the user whose folders a move concerns: an administrator can move items of other users. */
function personOf(caller: StoredMember, { owner }: Folder): StoredMember {
  return caller.isAdmin ? owner : caller;
}

/** @throws ServiceRefusal USER_LACKS_PERMISSIONS since agents cannot change templates */
function requireNoAgent({ agent, caller }: Context): void {
  if (agent === undefined) return;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `${agent.userName} cannot move templates for ${caller.userName}. Omit the header X-DocuSign-Act-On-Behalf.`,
  );
}

async function moveSent(
  state: State,
  context: Context,
  envelope: StoredEnvelope,
  to: Folder,
): Promise<void> {
  requireSenderOrAdmin(context, envelope);
  requireFitting(context, envelope, to);
  requireUnlocked(state, context, envelope);
  if (to.kind === 'recyclebin') {
    await deleteSent(state, context, envelope);
    return;
  }
  if (envelope.status === 'deleted') restoreDraft(state, context, envelope);
  if (to.kind === 'normal') envelope.folder = to.folderId;
  else if (to.kind === 'draft' && !isUnsent(envelope)) envelope.folder = 'draft';
  else delete envelope.folder;
  await state.envelopes.put(envelope);
}

function requireSenderOrAdmin({ caller }: Context, { envelopeId, sender }: StoredEnvelope): void {
  if (caller.isAdmin || sender.userId === caller.userId) return;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `Only the sender of the envelope ${envelopeId}, its recipients and administrators of the account can move it. ${caller.userName} can only view it.`,
  );
}

/** Drafts do not go to the sent items, envelopes that have ended not to the drafts, and neither to an inbox. */
function requireFitting(context: Context, envelope: StoredEnvelope, { kind, owner }: Folder): void {
  const { envelopeId, status, sender } = envelope;
  if (kind === 'recyclebin' || kind === 'normal') return;
  const fits = isUnsent(envelope) ? 'draft' : 'sentitems';
  const isSenders = owner.userId === sender.userId;
  if (kind === fits && isSenders) return;
  if (kind === 'draft' && isSenders) {
    requireStatus(envelope, 'moveToDrafts', context);
    return;
  }
  if (kind === 'draft' || kind === 'sentitems')
    throw new ServiceRefusal(
      'ENVELOPE_INVALID_STATUS',
      `The envelope ${envelopeId} of ${sender.userName} is ${statusInWords(status)}, so it cannot be in the folder ${kind} of ${owner.userName}. Move it to ${fits} of its sender.`,
    );
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    kind === 'inbox'
      ? `The envelope ${envelopeId} was not sent to ${owner.userName}, so it cannot be in this inbox. Move it to ${fits}.`
      : `${envelopeId} is an envelope, and the folder contains templates only.`,
  );
}

/** @throws ServiceRefusal EDIT_LOCK_NOT_LOCK_OWNER where another user has locked the item */
function requireUnlocked(state: State, { caller }: Context, item: StoredEnvelope): void {
  const lock = currentLock(state, item);
  if (lock === undefined || lock.userId === caller.userId) return;
  throw new ServiceRefusal(
    'EDIT_LOCK_NOT_LOCK_OWNER',
    `${item.envelopeId} is locked by ${lock.userName}. Move it after the lock is deleted or has expired.`,
  );
}

async function moveReceived(
  state: State,
  { caller }: Context,
  envelope: StoredEnvelope,
  to: Folder,
): Promise<void> {
  const { envelopeId } = envelope;
  const user = personOf(caller, to);
  if (!isReceived(envelope, user))
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `Only the sender of the envelope ${envelopeId}, its recipients and administrators of the account can move it. ${user.userName} can only view it.`,
    );
  if (to.kind === 'draft' || to.kind === 'sentitems' || to.kind === 'templates')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${user.userName} received the envelope ${envelopeId}, so it cannot be in the folder ${to.kind}. Move it to inbox, recyclebin or a folder of ${user.userName}.`,
    );
  const { [user.userId]: _before, ...others } = envelope.recipientFolders ?? {};
  const folder = to.kind === 'recyclebin' ? 'recyclebin' : to.folderId;
  envelope.recipientFolders = to.kind === 'inbox' ? others : { ...others, [user.userId]: folder };
  await state.envelopes.put(envelope);
}

async function moveTemplate(
  state: State,
  context: Context,
  template: StoredEnvelope,
  to: Folder,
): Promise<StoredEnvelope> {
  requireUnlocked(state, context, template);
  if (to.kind === 'recyclebin') {
    template.folder = 'recyclebin';
    emitForTemplate(state, template, 'template-deleted');
    await state.envelopes.put(template);
    return template;
  }
  if (to.kind === 'normal') template.folder = to.folderId;
  else if (to.kind === 'templates') delete template.folder;
  else
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${template.envelopeId} is a template, and the folder ${to.kind} contains envelopes only. Move it to a folder for templates or to recyclebin.`,
    );
  await saveTemplate(state, context, template);
  return template;
}
