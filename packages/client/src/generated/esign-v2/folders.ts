/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { FoldersList200Response, FoldersListItems200Response, FoldersListItemsParams, FoldersListItemsQueryParams, FoldersListItemsResponses, FoldersListParams, FoldersListQueryParams, FoldersListResponses, FoldersMoveEnvelopes200Response, FoldersMoveEnvelopesBody, FoldersMoveEnvelopesParams, FoldersMoveEnvelopesResponses, FoldersSearch200Response, FoldersSearchParams, FoldersSearchQueryParams, FoldersSearchResponses } from '@countersign/types/esign-v2/folders';
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
 * Returns the folders that the caller can view, with their subfolders. Every user has folders for
 * drafts, for incoming and sent envelopes and for deleted items, and can create others. `template`
 * adds template folders, and `user_filter` selects the owners of the folders.
 *
 * `start_position` skips the first folders of a long list.
 *
 * Folders_list: `GET /v2/accounts/{accountId}/folders`
 */
export const foldersList: Operation<FoldersListInput, FoldersList200Response, FoldersListResponses, 'esign'> = /* @__PURE__ */ operation('Folders_list', 'GET', '/v2/accounts/{accountId}/folders');


/**
 * The input of `foldersListItems`.
 */
export interface FoldersListItemsInput {
    path: PathOf<FoldersListItemsParams>;
    query?: FoldersListItemsQueryParams | undefined;
}
/**
 * List the items of a folder.
 *
 * Returns the envelopes and templates in a folder. The list can be filtered by period, owner, status
 * and text, and the filters can be combined.
 *
 * The list is paged: `start_position` selects a page, and `nextUri` links to the next page.
 *
 * Folders_listItems: `GET /v2/accounts/{accountId}/folders/{folderId}`
 */
export const foldersListItems: PagedOperation<FoldersListItemsInput, FoldersListItems200Response, FoldersListItemsResponses, NonNullable<FoldersListItems200Response['folderItems']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Folders_listItems', 'GET', '/v2/accounts/{accountId}/folders/{folderId}', {
    paging: {
        items: 'folderItems',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
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
 * voided envelope stays voided. If one of the items cannot be moved, none is moved. The response has
 * no body.
 *
 * Folders_moveEnvelopes: `PUT /v2/accounts/{accountId}/folders/{folderId}`
 */
export const foldersMoveEnvelopes: Operation<FoldersMoveEnvelopesInput, FoldersMoveEnvelopes200Response, FoldersMoveEnvelopesResponses, 'esign'> = /* @__PURE__ */ operation('Folders_moveEnvelopes', 'PUT', '/v2/accounts/{accountId}/folders/{folderId}');


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
 * Folders_search: `GET /v2/accounts/{accountId}/search_folders/{searchFolderId}`
 */
export const foldersSearch: PagedOperation<FoldersSearchInput, FoldersSearch200Response, FoldersSearchResponses, NonNullable<FoldersSearch200Response['folderItems']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Folders_search', 'GET', '/v2/accounts/{accountId}/search_folders/{searchFolderId}', {
    paging: {
        items: 'folderItems',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalRows'
    }
});

