// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FieldDataForCreate } from './FieldDataForCreate.js';

/** A room that is to be opened. It needs a name and the role that its owner gets. */
export interface RoomForCreate {
    /** The title of the new room. */
    name: string;
    /**
     * The role that the owner gets inside the room.
     *
     * Format: int32
     */
    roleId: number;
    /** The side of the deal that the owner stands on: buying, selling, both, or a refinancing. */
    transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
    /**
     * The user who will own the room, by Rooms number; the caller unless told otherwise.
     *
     * Format: int32
     */
    ownerId?: number | undefined;
    /**
     * The room template from which the room takes its first task lists, by number.
     *
     * Format: int32
     */
    templateId?: number | undefined;
    /**
     * The office the room will belong to; the default office of the owner unless told otherwise.
     *
     * Format: int32
     */
    officeId?: number | undefined;
    /** The room details that are known from the start. */
    fieldData?: FieldDataForCreate | undefined;
    /** Where the details of the property came from: public records or a multiple listing service. */
    listingSource?: ("PublicRecords" | "MLS") | undefined;
}
