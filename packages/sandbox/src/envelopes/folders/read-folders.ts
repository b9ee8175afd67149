import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import {
  type SharedFolder,
  sharedFolders,
  standardFolderTypes,
} from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';
import { listSharingUsers } from '../reach.ts';
import { foldersSharedWith } from '../shared-access/shared-folder.ts';
import { type Folder, standardFolderId, standardNames } from './folder.ts';
import { findSearch, type SearchName, searchTitles } from './search-folders.ts';

type Who = Pick<Context, 'account' | 'caller'>;

/** A place to look for items: a folder, or a search that every user has. */
export type FolderOrSearch = Folder | SearchFolder;

/** A search of a user, in the form of a folder. */
export interface SearchFolder extends Omit<Folder, 'kind'> {
  kind: SearchName;
}

/** The folders of a user: those that every user has, then those that the user has created. */
function listOwnFolders(owner: StoredMember, stored: readonly SharedFolder[]): Folder[] {
  const own = stored.filter(({ ownerUserId }) => ownerUserId === owner.userId);
  const standard = standardFolderTypes.map((kind): Folder => ({
    folderId: own.find(({ type }) => type === kind)?.folderId ?? standardFolderId(owner, kind),
    name: standardNames[kind],
    kind,
    owner,
    forTemplates: false,
  }));
  const templates: Folder = {
    folderId: standardFolderId(owner, 'templates'),
    name: standardNames.templates,
    kind: 'templates',
    owner,
    forTemplates: true,
  };
  return [
    ...standard,
    templates,
    ...own.filter(({ type }) => type === undefined).map((one) => asFolder(one, owner)),
  ];
}

function asFolder(
  { folderId, name, parentFolderId, forTemplates }: SharedFolder,
  owner: StoredMember,
): Folder {
  return {
    folderId,
    name,
    kind: 'normal',
    owner,
    ...(parentFolderId !== undefined && { parentFolderId }),
    forTemplates: forTemplates === true,
  };
}

/** The folders that a caller can view. */
export interface VisibleFolders {
  own: Folder[];
  /**
   * Folders of users who share their envelopes with the caller, and folders that are shared
   * individually.
   */
  shared: Folder[];
}

/** The folders that the caller can view, of active and closed users alike. */
export async function readVisibleFolders(state: State, who: Who): Promise<VisibleFolders> {
  const { account, caller } = who;
  const stored = await state.of(sharedFolders).list(account.accountId);
  const own = listOwnFolders(caller, stored);
  const shared: Folder[] = [];
  for (const owner of await listSharingOwners(state, who))
    shared.push(...listOwnFolders(owner, stored));
  const known = new Set([...own, ...shared].map(({ folderId }) => folderId));
  for (const one of await foldersSharedWith(state, who)) {
    if (known.has(one.folderId)) continue;
    const owner = await state.of(members).get(account.accountId, one.ownerUserId);
    if (owner !== undefined) shared.push(asFolder(one, owner));
  }
  return { own, shared };
}

/** The users who share all their envelopes with the caller. */
async function listSharingOwners(state: State, who: Who): Promise<StoredMember[]> {
  const owners: StoredMember[] = [];
  for (const userId of await listSharingUsers(state, who)) {
    const owner = await state.of(members).get(who.account.accountId, userId);
    if (owner !== undefined) owners.push(owner);
  }
  return owners;
}

/** Finds folders by name, as often as a caller needs, with one reading of what there is. */
export type FindFolder = (name: string) => Promise<FolderOrSearch | undefined>;

/**
 * Finds the folder or search that a path or a parameter names, by its ID or by its keyword, which
 * means the caller's own one. Administrators can name the folders of all users by their IDs.
 */
export function createFolderFinder(state: State, who: Who): FindFolder {
  const { caller } = who;
  let visible: VisibleFolders | undefined;
  let all: Map<string, Folder> | undefined;
  return async (name) => {
    const wanted = name.trim().toLowerCase();
    const search = findSearch(wanted);
    if (search !== undefined) return asSearch(caller, search);
    visible ??= await readVisibleFolders(state, who);
    const { own, shared } = visible;
    const found =
      own.find(({ kind, folderId }) => folderId === wanted || kind === wanted) ??
      shared.find(({ folderId }) => folderId === wanted);
    if (found !== undefined || !caller.isAdmin) return found;
    all ??= await readAllFolders(state, who);
    return all.get(wanted);
  };
}

/** The folders of all users of the account, by their IDs. */
async function readAllFolders(
  state: State,
  { account }: Pick<Who, 'account'>,
): Promise<Map<string, Folder>> {
  const stored = await state.of(sharedFolders).list(account.accountId);
  const byOwner = Map.groupBy(stored, ({ ownerUserId }) => ownerUserId);
  const all = new Map<string, Folder>();
  for (const owner of await state.of(members).list(account.accountId))
    for (const folder of listOwnFolders(owner, byOwner.get(owner.userId) ?? []))
      all.set(folder.folderId, folder);
  return all;
}

/**
 * The same, where there must be one.
 * @param place the parameter or field, for the sentence
 * @throws ServiceRefusal RESOURCE_NOT_FOUND
 */
export async function requireFolder(
  state: State,
  who: Who,
  name: string,
  place: string,
): Promise<FolderOrSearch> {
  const folder = await createFolderFinder(state, who)(name);
  if (folder !== undefined) return folder;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `${place}: the caller can view no folder ${JSON.stringify(name)}. Folders_list returns the folders.`,
  );
}

/** A search of a user, in the form of a folder. */
function asSearch(owner: StoredMember, kind: SearchName): SearchFolder {
  return {
    folderId: standardFolderId(owner, kind),
    name: searchTitles[kind],
    kind,
    owner,
    forTemplates: false,
  };
}

/** Checks whether a folder is a search, into which no items can be moved. */
export function isSearch(folder: FolderOrSearch): folder is SearchFolder {
  return findSearch(folder.kind) !== undefined;
}
