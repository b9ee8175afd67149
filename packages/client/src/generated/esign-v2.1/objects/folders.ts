// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FoldersList200Response, FoldersListItems200Response, FoldersListItemsResponses, FoldersListResponses, FoldersMoveEnvelopes200Response, FoldersMoveEnvelopesResponses, FoldersSearch200Response, FoldersSearchResponses } from '@countersign/types/esign-v2.1/folders';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { FoldersListInput, FoldersListItemsInput, FoldersMoveEnvelopesInput, FoldersSearchInput } from '../folders.js';
import { foldersList, foldersListItems, foldersMoveEnvelopes, foldersSearch } from '../folders.js';
/**
 * The folders in which users keep envelopes and templates, and the searches over them.
 */
export interface Folders {
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
    list(input?: FoldersListInput, options?: CallOptions): PagedCall<FoldersList200Response, FoldersListResponses, NonNullable<FoldersList200Response['folders']>[number]>;
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
    listItems(input: FoldersListItemsInput, options?: CallOptions): PagedCall<FoldersListItems200Response, FoldersListItemsResponses, NonNullable<FoldersListItems200Response['folders']>[number]>;
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
    moveEnvelopes(input: FoldersMoveEnvelopesInput, options?: CallOptions): Call<FoldersMoveEnvelopes200Response, FoldersMoveEnvelopesResponses>;
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
    search(input: FoldersSearchInput, options?: CallOptions): PagedCall<FoldersSearch200Response, FoldersSearchResponses, NonNullable<FoldersSearch200Response['folderItems']>[number]>;
}
/**
 * Creates an object whose methods are the functions of Folders.
 */
export function folders(client: Client<'esign'>): Folders {
    return {
        list: foldersList.bind(null, client),
        listItems: foldersListItems.bind(null, client),
        moveEnvelopes: foldersMoveEnvelopes.bind(null, client),
        search: foldersSearch.bind(null, client)
    };
}

