/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { FoldersList200Response, FoldersListItems200Response, FoldersListItemsParams, FoldersListItemsQueryParams, FoldersListItemsResponses, FoldersListParams, FoldersListQueryParams, FoldersListResponses, FoldersMoveEnvelopes200Response, FoldersMoveEnvelopesBody, FoldersMoveEnvelopesParams, FoldersMoveEnvelopesResponses, FoldersSearch200Response, FoldersSearchParams, FoldersSearchQueryParams, FoldersSearchResponses } from '@countersign/types/esign-v2/folders';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * What `foldersList` takes.
 */
export interface FoldersListInput {
    path?: PathOf<FoldersListParams> | undefined;
    query?: FoldersListQueryParams | undefined;
}
/**
 * List folders.
 *
 * Lists the folders that the caller may see, with those that lie inside them. Every user has
 * folders for drafts, for incoming and sent envelopes and for what was thrown away, and may make
 * others. `template` adds folders of templates, and `user_filter` chooses whose folders come.
 *
 * `start_position` leaves out the first folders of a long list.
 *
 * Folders_list: `GET /v2/accounts/{accountId}/folders`
 */
export const foldersList: Operation<FoldersListInput, FoldersList200Response, FoldersListResponses> = /* @__PURE__ */ operation('Folders_list', 'GET', '/v2/accounts/{accountId}/folders');


/**
 * What `foldersListItems` takes.
 */
export interface FoldersListItemsInput {
    path: PathOf<FoldersListItemsParams>;
    query?: FoldersListItemsQueryParams | undefined;
}
/**
 * List what lies in a folder.
 *
 * Lists the envelopes and templates that lie in a folder. Period, owner, status and text narrow
 * the list, and the filters can be combined.
 *
 * The list comes in chunks; `start_position` chooses one, and `nextUri` leads to the next.
 *
 * Folders_listItems: `GET /v2/accounts/{accountId}/folders/{folderId}`
 */
export const foldersListItems: PagedOperation<FoldersListItemsInput, FoldersListItems200Response, FoldersListItemsResponses, NonNullable<FoldersListItems200Response['folderItems']>[number]> = /* @__PURE__ */ pagedOperation('Folders_listItems', 'GET', '/v2/accounts/{accountId}/folders/{folderId}', {
    paging: {
        items: 'folderItems',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `foldersMoveEnvelopes` takes.
 */
export interface FoldersMoveEnvelopesInput {
    path: PathOf<FoldersMoveEnvelopesParams>;
    body: FoldersMoveEnvelopesBody;
}
/**
 * Move envelopes into a folder.
 *
 * Moves envelopes or templates from one folder into another. The folder in the path is the one
 * that they go to.
 *
 * What goes to `recyclebin` is thrown away: a draft is deleted, and an envelope that is sent or
 * delivered is voided. Templates are deleted in the same way. The answer has no body.
 *
 * Folders_moveEnvelopes: `PUT /v2/accounts/{accountId}/folders/{folderId}`
 */
export const foldersMoveEnvelopes: Operation<FoldersMoveEnvelopesInput, FoldersMoveEnvelopes200Response, FoldersMoveEnvelopesResponses> = /* @__PURE__ */ operation('Folders_moveEnvelopes', 'PUT', '/v2/accounts/{accountId}/folders/{folderId}');


/**
 * What `foldersSearch` takes.
 */
export interface FoldersSearchInput {
    path: PathOf<FoldersSearchParams>;
    query?: FoldersSearchQueryParams | undefined;
}
/**
 * Run a search folder.
 *
 * Runs one of the searches that every user has: over drafts, over envelopes in which it is the
 * caller's turn to sign, over finished ones, or over those that wait for others. The period narrows
 * the search, and `include_recipients` adds the recipients of each envelope.
 *
 * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
 * next. `all` asks for everything in one answer.
 *
 * Folders_search: `GET /v2/accounts/{accountId}/search_folders/{searchFolderId}`
 */
export const foldersSearch: PagedOperation<FoldersSearchInput, FoldersSearch200Response, FoldersSearchResponses, NonNullable<FoldersSearch200Response['folderItems']>[number]> = /* @__PURE__ */ pagedOperation('Folders_search', 'GET', '/v2/accounts/{accountId}/search_folders/{searchFolderId}', {
    paging: {
        items: 'folderItems',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalRows'
    }
});

