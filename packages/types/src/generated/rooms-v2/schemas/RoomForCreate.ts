// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FieldDataForCreate } from './FieldDataForCreate.js';

/** A room to create. It requires a name and the role of its owner. */
export interface RoomForCreate {
    /** The title of the new room. */
    name: string;
    /**
     * The ID of the owner's role in the room.
     *
     * Format: int32
     */
    roleId: number;
    /**
     * The side of the transaction that the owner represents: buying (`buy`), selling (`sell`), both
     * (`listbuy`), or a refinancing (`refi`).
     */
    transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
    /**
     * The Rooms ID of the user who will own the room. Default: the caller.
     *
     * Format: int32
     */
    ownerId?: number | undefined;
    /**
     * The ID of the room template from which the initial task lists of the room are created.
     *
     * Format: int32
     */
    templateId?: number | undefined;
    /**
     * The ID of the office of the room. Default: the default office of the owner.
     *
     * Format: int32
     */
    officeId?: number | undefined;
    /** The initial details of the room. */
    fieldData?: FieldDataForCreate | undefined;
    /**
     * The source of the property details: public records (`PublicRecords`) or a multiple listing
     * service (`MLS`).
     */
    listingSource?: ("PublicRecords" | "MLS") | undefined;
}
