/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { FoldersList200Response, FoldersListItems200Response, FoldersListItemsParams, FoldersListItemsQueryParams, FoldersListItemsResponses, FoldersListParams, FoldersListQueryParams, FoldersListResponses, FoldersMoveEnvelopes200Response, FoldersMoveEnvelopesBody, FoldersMoveEnvelopesParams, FoldersMoveEnvelopesResponses, FoldersSearch200Response, FoldersSearchParams, FoldersSearchQueryParams, FoldersSearchResponses } from '@countersign/types/esign-v2.1/folders';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `foldersList`.
 */
export interface FoldersListInput {
    path?: PathOf<FoldersListParams> | undefined;
    query?: FoldersListQueryParams | undefined;
}
/**
 * List folders.
 *
 * Returns the folders that the caller can view: their own, and those of users who share with them.
 * Every user has folders for drafts, for incoming and sent envelopes and for deleted items, and can
 * have others. `include` and `template` select envelope and template folders, and `user_filter`
 * selects the owners.
 *
 * By default, the response contains one level of subfolders. `sub_folder_depth` sets the number of
 * levels, and `include_items` adds the items of each folder.
 *
 * Folders_list: `GET /v2.1/accounts/{accountId}/folders`
 */
export const foldersList: PagedOperation<FoldersListInput, FoldersList200Response, FoldersListResponses, NonNullable<FoldersList200Response['folders']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Folders_list', 'GET', '/v2.1/accounts/{accountId}/folders', {
    paging: {
        items: 'folders',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `foldersListItems`.
 */
export interface FoldersListItemsInput {
    path: PathOf<FoldersListItemsParams>;
    query?: FoldersListItemsQueryParams | undefined;
}
/**
 * Read a folder with its items.
 *
 * Returns a folder with its subfolders and, with `include_items`, the envelopes and templates in it.
 * The items can be filtered by period, owner, status and text, and the filters can be combined. The
 * folder is specified by its ID or by a keyword such as `inbox` or `recyclebin`.
 *
 * The items are paged, with at most 100 in a response: `start_position` and `count` select a page,
 * and `nextUri` links to the next page.
 *
 * Folders_listItems: `GET /v2.1/accounts/{accountId}/folders/{folderId}`
 */
export const foldersListItems: PagedOperation<FoldersListItemsInput, FoldersListItems200Response, FoldersListItemsResponses, NonNullable<FoldersListItems200Response['folders']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Folders_listItems', 'GET', '/v2.1/accounts/{accountId}/folders/{folderId}', {
    paging: {
        items: 'folders',
        start: 'start_position',
        next: 'nextUri'
    }
});


/**
 * The input of `foldersMoveEnvelopes`.
 */
export interface FoldersMoveEnvelopesInput {
    path: PathOf<FoldersMoveEnvelopesParams>;
    body: FoldersMoveEnvelopesBody;
}
/**
 * Move envelopes to a folder.
 *
 * Moves envelopes or templates from one folder to another. The folder in the path is the
 * destination.
 *
 * Moving an item to `recyclebin` deletes it: a draft is deleted, an envelope that is sent or
 * delivered is voided, and a template is deleted. Moving an item out of `recyclebin` restores it; a
 * voided envelope stays voided. If some of the items cannot be moved, the others are moved, and the
 * response contains an error for each item that was not.
 *
 * Folders_moveEnvelopes: `PUT /v2.1/accounts/{accountId}/folders/{folderId}`
 */
export const foldersMoveEnvelopes: Operation<FoldersMoveEnvelopesInput, FoldersMoveEnvelopes200Response, FoldersMoveEnvelopesResponses, 'esign'> = /* @__PURE__ */ operation('Folders_moveEnvelopes', 'PUT', '/v2.1/accounts/{accountId}/folders/{folderId}');


/**
 * The input of `foldersSearch`.
 */
export interface FoldersSearchInput {
    path: PathOf<FoldersSearchParams>;
    query?: FoldersSearchQueryParams | undefined;
}
/**
 * Run a search folder.
 *
 * Runs one of the searches that every user has: drafts, envelopes that await the caller's signature,
 * completed envelopes, envelopes that await the signatures of others, or all of them. The period
 * limits the search, and `include_recipients` adds the recipients of each envelope.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page. `all` returns everything in one response.
 *
 * Folders_search: `GET /v2.1/accounts/{accountId}/search_folders/{searchFolderId}`
 */
export const foldersSearch: PagedOperation<FoldersSearchInput, FoldersSearch200Response, FoldersSearchResponses, NonNullable<FoldersSearch200Response['folderItems']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Folders_search', 'GET', '/v2.1/accounts/{accountId}/search_folders/{searchFolderId}', {
    paging: {
        items: 'folderItems',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalRows'
    }
});

