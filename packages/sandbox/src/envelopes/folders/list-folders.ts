import type { Folder as FolderBody } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { readInclude } from '../read-include.ts';
import type { Folder } from './folder.ts';
import { loadItems, selectItems } from './list-items.ts';
import { groupByParent, mostItems, presentFolder, presentTree } from './present-folder.ts';
import { presentItem } from './present-item.ts';
import {
  type FolderOrSearch,
  isSearch,
  readVisibleFolders,
  type VisibleFolders,
} from './read-folders.ts';

/** Parameters of a request for folders. */
interface FolderQuery {
  include?: string | undefined;
  template?: 'include' | 'only' | undefined;
  user_filter?: string | undefined;
}

/**
 * Lists the requested folders among those that the caller can view.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for an unknown `user_filter`
 */
export async function listFolders(
  state: State,
  context: Context,
  query: FolderQuery,
): Promise<Folder[]> {
  const visible = await readVisibleFolders(state, context);
  const isWanted = createKindTest(context, query);
  const { own, shared } = chooseOwners(visible, query.user_filter);
  return [
    ...own.filter((one) => isWanted(one, false)),
    ...shared.filter((one) => isWanted(one, true)),
  ];
}

function chooseOwners({ own, shared }: VisibleFolders, filter: string | undefined): VisibleFolders {
  switch (filter?.toLowerCase()) {
    case undefined:
    case 'all':
      return { own, shared };
    case 'owned_by_me':
      return { own, shared: [] };
    case 'shared_with_me':
      return { own: [], shared };
    default:
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `user_filter must be owned_by_me, shared_with_me or all, but is ${JSON.stringify(filter)}.`,
      );
  }
}

const kinds = ['envelope_folders', 'template_folders', 'shared_template_folders'] as const;

/** Creates a test for the requested kinds of folders; by default those for envelopes. */
function createKindTest(
  context: Context,
  { include, template }: FolderQuery,
): (folder: Folder, isShared: boolean) => boolean {
  const named = readInclude(context, include, kinds);
  const words = named.length > 0 ? named : ['envelope_folders'];
  const wanted = new Set<string>(template === 'only' ? [] : words);
  if (template !== undefined) wanted.add('template_folders').add('shared_template_folders');
  return ({ forTemplates }, isShared) =>
    forTemplates
      ? wanted.has('template_folders') || (isShared && wanted.has('shared_template_folders'))
      : wanted.has('envelope_folders');
}

/** Options for presenting folders. */
interface PresentOptions {
  /** The number of levels of subfolders. */
  depth: number;
  /** Includes the items of each folder. */
  items: boolean;
}

/** Folders with their counts, each below the one that contains it. */
export async function presentFolders(
  state: State,
  context: Context,
  folders: readonly Folder[],
  { depth, items: withItems }: PresentOptions,
): Promise<FolderBody[]> {
  const loaded = await loadByOwner(state, context, folders);
  const byParent = groupByParent(folders);
  const presentOne = (folder: FolderOrSearch, below: readonly Folder[]) => {
    const items = selectItems(state, folder, loaded.get(folder.owner.userId) ?? []);
    return {
      ...presentFolder(folder, below, items),
      ...(withItems && {
        folderItems: items.slice(0, mostItems).map((item) => presentItem(context, item, folder)),
      }),
    };
  };
  const top = byParent.get(undefined) ?? [];
  return top.map((folder) => presentTree(folder, byParent, depth, presentOne));
}

/** Reads the items that can be in folders, by the IDs of their owners. */
async function loadByOwner(
  state: State,
  context: Context,
  folders: readonly Folder[],
): Promise<Map<string, StoredEnvelope[]>> {
  const loaded = new Map<string, StoredEnvelope[]>();
  for (const own of Map.groupBy(folders, ({ owner }) => owner.userId).values()) {
    const [first] = own;
    if (first === undefined) continue;
    const ids = own.filter(({ kind }) => kind === 'normal').map(({ folderId }) => folderId);
    loaded.set(first.owner.userId, await loadItems(state, context, first.owner, ids));
  }
  return loaded;
}

/** A folder with its subfolders, and all its items. */
export interface OpenedFolder {
  items: StoredEnvelope[];
  /** The presented folder; in v2.1 with its subfolders. */
  body: FolderBody;
}

/** Opens one folder or search. */
export async function openFolder(
  state: State,
  context: Context,
  folder: FolderOrSearch,
): Promise<OpenedFolder> {
  const { own, shared } = await readVisibleFolders(state, context);
  const siblings = [...own, ...shared].filter(({ owner }) => owner.userId === folder.owner.userId);
  const ids = new Set([...siblings, folder].map(({ folderId }) => folderId));
  const loaded = await loadItems(state, context, folder.owner, [...ids]);
  const body = presentTree(folder, groupByParent(siblings), 1, (one, below) =>
    presentFolder(one, below, selectItems(state, one, loaded)),
  );
  return { items: selectItems(state, folder, loaded), body };
}

/** The folder that an item is in for the owner of a search. */
export function findContaining(
  state: State,
  folders: readonly Folder[],
  item: StoredEnvelope,
): Folder | undefined {
  return folders.find(
    (folder) => !isSearch(folder) && selectItems(state, folder, [item]).length > 0,
  );
}
