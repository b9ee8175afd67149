// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RoomContactType } from './RoomContactType.js';

/** What contacts can be to a room. */
export interface GlobalRoomContactTypes {
    /** Everything that a contact can be to a room. */
    roomContactTypes?: RoomContactType[] | undefined;
}
