// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RoomFoldersGetRoomFolders200Response, RoomFoldersGetRoomFoldersResponses } from '@countersign/types/rooms-v2/room-folders';
import type { PagedCall, CallOptions, Client } from '../../../index.js';
import type { RoomFoldersGetRoomFoldersInput } from '../room-folders.js';
import { roomFoldersGetRoomFolders } from '../room-folders.js';
/**
 * The folders in which a room keeps its documents.
 */
export interface RoomFolders {
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
    getRoomFolders(input: RoomFoldersGetRoomFoldersInput, options?: CallOptions): PagedCall<RoomFoldersGetRoomFolders200Response, RoomFoldersGetRoomFoldersResponses, NonNullable<RoomFoldersGetRoomFolders200Response['folders']>[number]>;
}
/**
 * Creates an object whose methods are the functions of RoomFolders.
 */
export function roomFolders(client: Client<'rooms'>): RoomFolders {
    return {
        getRoomFolders: roomFoldersGetRoomFolders.bind(null, client)
    };
}

