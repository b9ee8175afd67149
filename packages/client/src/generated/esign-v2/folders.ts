/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2';
import { operation } from '../../operation.js';


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
export const foldersList = /* @__PURE__ */ operation<operations['Folders_list']>({
    id: 'Folders_list',
    method: 'GET',
    path: '/v2/accounts/{accountId}/folders'
});


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
export const foldersListItems = /* @__PURE__ */ operation<operations['Folders_listItems']>({
    id: 'Folders_listItems',
    method: 'GET',
    path: '/v2/accounts/{accountId}/folders/{folderId}'
});


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
export const foldersMoveEnvelopes = /* @__PURE__ */ operation<operations['Folders_moveEnvelopes']>({
    id: 'Folders_moveEnvelopes',
    method: 'PUT',
    path: '/v2/accounts/{accountId}/folders/{folderId}',
    mediaTypes: ['application/json']
});


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
export const foldersSearch = /* @__PURE__ */ operation<operations['Folders_search']>({
    id: 'Folders_search',
    method: 'GET',
    path: '/v2/accounts/{accountId}/search_folders/{searchFolderId}'
});

