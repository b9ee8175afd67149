import { defineOperation } from '../../engine/operation.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { pageFields, readRequestedPage } from '../listing/page-fields.ts';
import { listFolders, openFolder, presentFolders } from './list-folders.ts';
import { filterItems } from './list-items.ts';
import { moveItems } from './move-items.ts';
import { mostItems } from './present-folder.ts';
import { presentItem, presentSummary } from './present-item.ts';
import { requireFolder } from './read-folders.ts';
import { searchItems } from './search-items.ts';

export const Folders_list = defineOperation('Folders_list', async (state, { query }, context) => {
  const folders = await listFolders(state, context, query);
  return {
    status: 200,
    paged: true,
    body: {
      ...wholeList,
      folders: await presentFolders(state, context, folders, {
        // Any other number is as if there were none.
        depth: query.sub_folder_depth === '-1' ? Infinity : 1,
        items: query.include_items === 'true',
      }),
    },
  };
});

export const Folders_listItems = defineOperation(
  'Folders_listItems',
  async (state, { path, query }, context) => {
    const folder = await requireFolder(state, context, path.folderId, 'folderId');
    const { items, body } = await openFolder(state, context, folder);
    const found = filterItems(items, query);
    const part = readRequestedPage(state, query, mostItems);
    const withItems = query.include_items === 'true';
    const shown = withItems ? found.slice(part.start, part.start + part.size) : [];
    const page = pageFields({
      place: `/folders/${folder.folderId}`,
      query,
      ...part,
      shown: shown.length,
      total: found.length,
    });
    return {
      status: 200,
      body: {
        ...page,
        ...(withItems && {
          envelopes: shown.filter(({ kind }) => kind === 'envelope').map(presentSummary),
        }),
        folders: [
          {
            ...body,
            ...(withItems && {
              folderItems: shown.map((item) => presentItem(context, item, folder)),
            }),
          },
        ],
      },
    };
  },
);

export const Folders_moveEnvelopes = defineOperation(
  'Folders_moveEnvelopes',
  async (state, { path, body }, context) => {
    const { folder, moved, refused } = await moveItems(state, context, path.folderId, body);
    const failures = refused.map(({ envelopeId, refusal: { code, message } }) => ({
      envelopeId,
      errorDetails: { errorCode: code, message },
    }));
    if (moved.length === 0) {
      // If nothing was moved, the request failed, unless everything was in the folder already.
      const fault = refused.find(({ refusal }) => refusal.code !== 'INVALID_FOLDER_ID');
      if (fault !== undefined) throw fault.refusal;
      return { status: 200, body: { envelopes: failures } };
    }
    const size = moved.length + refused.length;
    const opened = await openFolder(state, context, folder);
    return {
      status: 200,
      body: {
        ...pageFields({
          place: `/folders/${folder.folderId}`,
          query: {},
          start: 0,
          size,
          shown: size,
          total: size,
        }),
        envelopes: [...moved.map(presentSummary), ...failures],
        folders: [opened.body],
      },
    };
  },
);

export const Folders_search = defineOperation(
  'Folders_search',
  async (state, { path, query }, context) => ({
    status: 200,
    body: await searchItems(state, context, path.searchFolderId, query),
  }),
);
