import { compareNames } from '../../engine/compare-names.ts';
import type { ExternalFile, ExternalFolder } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { wholeList } from '../../engine/whole-list.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { findUser } from '../users/find-user.ts';
import { findStorage, type StoredStorage } from './storages.ts';
import { showName } from '../../engine/show-name.ts';

interface Entry {
  id: string;
  name: string;
  /** The ID of the folder that holds it. */
  in: string;
  /** Size in bytes; absent for a folder. */
  size?: number;
}

const root = 'root';

/** The entries of every storage, so that a program has folders and files to browse. */
const entries: readonly Entry[] = [
  { id: 'leases', name: 'Leases', in: root },
  { id: 'berth-lease.pdf', name: 'Berth lease.pdf', in: root, size: 14_220 },
  { id: 'house-rules.docx', name: 'House rules.docx', in: root, size: 9031 },
  { id: 'berth-42.pdf', name: 'Berth 42.pdf', in: 'leases', size: 15_104 },
];

export const CloudStorage_listFolders = defineOperation(
  'CloudStorage_listFolders',
  async (state, { path, query }, context) => {
    const { member, storage } = await open(state, context, path);
    const named = lastOf(query.cloud_storage_folder_path);
    const folder = named === undefined ? root : findFolder(named);
    return { status: 200, paged: true, body: present(member, storage, folder, query) };
  },
);

export const CloudStorage_list = defineOperation(
  'CloudStorage_list',
  async (state, { path, query }, context) => {
    const { member, storage } = await open(state, context, path);
    const named = query.cloud_storage_folderid_plain ?? lastOf(query.cloud_storage_folder_path);
    const folder = findFolder(named ?? path.folderId);
    return { status: 200, paged: true, body: present(member, storage, folder, query) };
  },
);

/** The last folder of a path; undefined without one. */
function lastOf(path = ''): string | undefined {
  return path.split('/').findLast(Boolean);
}

async function open(
  state: State,
  context: Context,
  { userId, serviceId }: { userId: string; serviceId: string },
): Promise<{ member: StoredMember; storage: StoredStorage }> {
  const member = await findUser(state, context, userId, 'ownOrAdmin');
  return { member, storage: await findStorage(state, member, serviceId) };
}

/** @throws ServiceRefusal RESOURCE_NOT_FOUND */
function findFolder(requested: string): string {
  if (requested === root) return root;
  const found = entries.find(
    ({ id, name, size }) => size === undefined && (id === requested || name === requested),
  );
  if (found !== undefined) return found.id;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `The storage has no folder ${showName(requested)}. CloudStorage_listFolders returns them.`,
  );
}

interface FolderQuery {
  order?: string | undefined;
  search_text?: string | undefined;
}

function present(
  member: StoredMember,
  { serviceId }: StoredStorage,
  folder: string,
  { order, search_text: text = '' }: FolderQuery,
): ExternalFolder {
  const items = entries
    .filter((one) => one.in === folder && one.name.toLowerCase().includes(text.toLowerCase()))
    .map(({ id, name, size }): ExternalFile => ({
      id,
      name,
      type: size === undefined ? 'folder' : 'file',
      size: String(size ?? 0),
      supported: size === undefined ? 'false' : 'true',
      ownerName: member.userName,
      date: dateTime(member.createdAt),
      uri: `/cloud_storage/${serviceId}/${size === undefined ? 'folders' : 'files'}/${id}`,
    }))
    .toSorted((a, b) => compareNames(a.name ?? '', b.name ?? ''));
  return {
    id: folder,
    name: entries.find(({ id }) => id === folder)?.name ?? 'Files',
    ...wholeList,
    items: order === 'desc' ? items.toReversed() : items,
  };
}
