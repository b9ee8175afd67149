// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FoldersList200Response, FoldersListItems200Response, FoldersListItemsResponses, FoldersListResponses, FoldersMoveEnvelopes200Response, FoldersMoveEnvelopesResponses, FoldersSearch200Response, FoldersSearchResponses } from '@countersign/types/esign-v2/folders';
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
     * Lists the folders that the caller may see, with those that lie inside them. Every user has
     * folders for drafts, for incoming and sent envelopes and for what was thrown away, and may make
     * others. `template` adds folders of templates, and `user_filter` chooses whose folders come.
     *
     * `start_position` leaves out the first folders of a long list.
     *
     * Folders_list: `GET /v2/accounts/{accountId}/folders`
     */
    list(input?: FoldersListInput, options?: CallOptions): Call<FoldersList200Response, FoldersListResponses>;
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
    listItems(input: FoldersListItemsInput, options?: CallOptions): PagedCall<FoldersListItems200Response, FoldersListItemsResponses, NonNullable<FoldersListItems200Response['folderItems']>[number]>;
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
    moveEnvelopes(input: FoldersMoveEnvelopesInput, options?: CallOptions): Call<FoldersMoveEnvelopes200Response, FoldersMoveEnvelopesResponses>;
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
    search(input: FoldersSearchInput, options?: CallOptions): PagedCall<FoldersSearch200Response, FoldersSearchResponses, NonNullable<FoldersSearch200Response['folderItems']>[number]>;
}
/**
 * Makes the functions of Folders into methods of one object.
 */
export function folders(client: Client): Folders {
    return {
        list: foldersList.bind(null, client),
        listItems: foldersListItems.bind(null, client),
        moveEnvelopes: foldersMoveEnvelopes.bind(null, client),
        search: foldersSearch.bind(null, client)
    };
}

