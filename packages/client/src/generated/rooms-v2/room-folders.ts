/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { RoomFoldersGetRoomFolders200Response, RoomFoldersGetRoomFoldersParams, RoomFoldersGetRoomFoldersQueryParams, RoomFoldersGetRoomFoldersResponses } from '@countersign/types/rooms-v2/room-folders';
import type { PathOf, PagedOperation } from '../../index.js';
import { pagedOperation } from '../../index.js';


/**
 * The input of `roomFoldersGetRoomFolders`.
 */
export interface RoomFoldersGetRoomFoldersInput {
    path: PathOf<RoomFoldersGetRoomFoldersParams>;
    query?: RoomFoldersGetRoomFoldersQueryParams | undefined;
}
/**
 * List the folders of a room.
 *
 * Returns the folders for documents in a room that the caller can open. The list is paged:
 * `startPosition` and `count` select a page. Every room has a default folder, which is the first of
 * the list. People create other folders in the web pages of Rooms.
 *
 * RoomFolders_GetRoomFolders: `GET /v2/accounts/{accountId}/rooms/{roomId}/room_folders`
 *
 * The token needs the scopes `signature` and `dtr.rooms.read`.
 */
export const roomFoldersGetRoomFolders: PagedOperation<RoomFoldersGetRoomFoldersInput, RoomFoldersGetRoomFolders200Response, RoomFoldersGetRoomFoldersResponses, NonNullable<RoomFoldersGetRoomFolders200Response['folders']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('RoomFolders_GetRoomFolders', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/room_folders', {
    paging: {
        items: 'folders',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});

