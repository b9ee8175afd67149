// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RoomContactType } from './RoomContactType.js';

/** The list of contact types of rooms. */
export interface GlobalRoomContactTypes {
    /** All types of contacts that a room can have. */
    roomContactTypes?: RoomContactType[] | undefined;
}
