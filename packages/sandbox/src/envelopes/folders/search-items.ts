import type { FolderItemResponse } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { day } from '../../engine/day.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { compareBy } from '../listing/order.ts';
import { pageFields, readRequestedPage } from '../listing/page-fields.ts';
import { findContaining } from './list-folders.ts';
import { filterItems, loadItems, selectItems } from './list-items.ts';
import { mostItems } from './present-folder.ts';
import { presentItem } from './present-item.ts';
import { isSearch, readVisibleFolders, requireFolder } from './read-folders.ts';

/** Parameters of a search, by their names in both versions. */
interface SearchQuery {
  all?: string | undefined;
  count?: string | undefined;
  from_date?: string | undefined;
  include_recipients?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  order_by?: string | undefined;
  start_position?: string | undefined;
  to_date?: string | undefined;
}

/**
 * The period of a search without a date.
 * @evidence public
 */
const usualPeriod = 30 * day;

/**
 * Lists a page of the envelopes that a search of the caller finds, the last changed first by
 * default.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function searchItems(
  state: State,
  context: Context,
  searchFolderId: string,
  query: SearchQuery,
): Promise<FolderItemResponse> {
  const search = await requireFolder(state, context, searchFolderId, 'searchFolderId');
  if (!isSearch(search))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `searchFolderId: ${searchFolderId} is a folder, not a search. Folders_listItems lists its items.`,
    );
  const { own } = await readVisibleFolders(state, context);
  const ids = own.map(({ folderId }) => folderId);
  const loaded = await loadItems(state, context, context.caller, ids);
  const from_date = query.from_date ?? new Date(state.now - usualPeriod).toISOString();
  const found = filterItems(selectItems(state, search, loaded), { ...query, from_date }).toSorted(
    compareBy(query.order_by ?? 'last_modified', query.order ?? 'desc'),
  );
  const requested = readRequestedPage(state, query, mostItems);
  const part = query.all === 'true' ? { ...requested, size: found.length } : requested;
  const shown = found.slice(part.start, part.start + part.size);
  const { totalSetSize, ...page } = pageFields({
    place: `/search_folders/${search.kind}`,
    query,
    ...part,
    shown: shown.length,
    total: found.length,
  });
  return {
    ...page,
    totalRows: totalSetSize,
    folderItems: shown.map((item) =>
      presentItem(context, item, findContaining(state, own, item), {
        recipients: query.include_recipients === 'true',
      }),
    ),
  };
}
