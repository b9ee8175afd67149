import { defineOlderOperation } from '../../../engine/operation.ts';
import { pageFields, readRequestedPage } from '../../listing/page-fields.ts';
import { listFolders, openFolder } from '../list-folders.ts';
import { filterItems } from '../list-items.ts';
import { moveItems } from '../move-items.ts';
import { groupByParent, mostItems, presentOlderFolder, presentTree } from '../present-folder.ts';
import { presentOlderItem } from '../present-item.ts';
import { requireFolder } from '../read-folders.ts';
import { searchItems } from '../search-items.ts';

export const Folders_list = defineOlderOperation(
  'Folders_list',
  async (state, { query }, context) => {
    const folders = await listFolders(state, context, query);
    const byParent = groupByParent(folders);
    const top = byParent.get(undefined) ?? [];
    return {
      status: 200,
      body: {
        folders: top
          .slice(Number(query.start_position ?? 0))
          .map((folder) => presentTree(folder, byParent, Infinity, presentOlderFolder)),
      },
    };
  },
);

export const Folders_listItems = defineOlderOperation(
  'Folders_listItems',
  async (state, { path, query }, context) => {
    const folder = await requireFolder(state, context, path.folderId, 'folderId');
    const found = filterItems((await openFolder(state, context, folder)).items, query);
    const part = readRequestedPage(state, query, mostItems);
    const shown = found.slice(part.start, part.start + part.size);
    return {
      status: 200,
      body: {
        ...pageFields({
          place: `/folders/${folder.folderId}`,
          query,
          ...part,
          shown: shown.length,
          total: found.length,
          counted: false,
        }),
        folderItems: shown.map(presentOlderItem),
      },
    };
  },
);

export const Folders_moveEnvelopes = defineOlderOperation(
  'Folders_moveEnvelopes',
  async (state, { path, body }, context) => {
    const { refused } = await moveItems(state, context, path.folderId, body);
    // The response has no place for the errors of single items.
    for (const { refusal } of refused) throw refusal;
    return { status: 200 };
  },
);

export const Folders_search = defineOlderOperation(
  'Folders_search',
  async (state, { path, query }, context) => ({
    status: 200,
    body: await searchItems(state, context, path.searchFolderId, query),
  }),
);
