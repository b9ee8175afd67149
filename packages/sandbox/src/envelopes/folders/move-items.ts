import { breathe } from '@countersign/mock/core/server';
import type { FoldersRequest } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import type { Folder } from './folder.ts';
import { moveItem } from './move-item.ts';
import { type FolderOrSearch, isSearch, requireFolder } from './read-folders.ts';

/** The maximum number of items per call; the service does not document its limit. */
const mostInCall = 1000;

/** The destination of a move, and what became of each item. */
export interface MovedItems {
  folder: Folder;
  moved: StoredEnvelope[];
  refused: { envelopeId: string; refusal: ServiceRefusal }[];
}

/**
 * Moves envelopes and templates into a folder. An item that cannot be moved does not keep the others
 * from being moved.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND, INVALID_REQUEST_PARAMETER,
 *   USER_LACKS_PERMISSIONS
 */
export async function moveItems(
  state: State,
  context: Context,
  folderId: string,
  { envelopeIds, fromFolderId = '', folders }: FoldersRequest,
): Promise<MovedItems> {
  if (folders !== undefined)
    context.warn({
      code: 'field-ignored',
      at: '/folders',
      message: '`folders` has no effect. The operation does not create or rename folders.',
    });
  const folder = requireDestination(
    context,
    await requireFolder(state, context, folderId, 'folderId'),
  );
  const from =
    fromFolderId === ''
      ? undefined
      : await requireFolder(state, context, fromFolderId, '/fromFolderId');
  const ids = [...new Set(envelopeIds.map((id) => id.toLowerCase()))];
  if (ids.length === 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      '/envelopeIds must contain the ID of at least one envelope or template.',
    );
  if (ids.length > mostInCall)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `/envelopeIds has ${ids.length} IDs. The maximum per call is ${mostInCall}. Send them in several calls.`,
    );
  const result: MovedItems = { folder, moved: [], refused: [] };
  for (const envelopeId of ids) {
    await breathe();
    try {
      result.moved.push(await moveItem(state, context, envelopeId, { from, to: folder }));
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) throw error;
      result.refused.push({ envelopeId, refusal: error });
    }
  }
  return result;
}

/** @throws ServiceRefusal for a search, and for a folder of another user */
function requireDestination({ caller }: Context, folder: FolderOrSearch): Folder {
  if (isSearch(folder))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `folderId: ${folder.kind} is a search. Move the items to a folder, such as inbox, sentitems, draft or recyclebin.`,
    );
  if (folder.owner.userId !== caller.userId && !caller.isAdmin)
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `The folder ${folder.folderId} belongs to ${folder.owner.userName}. Only the owner or an administrator can move items into it.`,
    );
  return folder;
}
