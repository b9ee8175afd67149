// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RoomTemplatesGetRoomTemplates200Response, RoomTemplatesGetRoomTemplatesResponses } from '@countersign/types/rooms-v2/room-templates';
import type { PagedCall, CallOptions, Client } from '../../../index.js';
import type { RoomTemplatesGetRoomTemplatesInput } from '../room-templates.js';
import { roomTemplatesGetRoomTemplates } from '../room-templates.js';
/**
 * A room template specifies the side of the transaction and the task lists of new rooms. It is for
 * all offices of the company, or for some regions or offices. Templates are created in the web
 * pages of the service.
 */
export interface RoomTemplates {
    /**
     * List the room templates.
     *
     * Returns the room templates from which the caller can create a room: those of the company, and
     * those of its regions and offices. `officeId` selects the templates for rooms of one office. A
     * caller whose access level is `Company` or `Admin` gets the templates of all offices by default,
     * any other caller those of the own default office. The list is paged.
     *
     * RoomTemplates_GetRoomTemplates: `GET /v2/accounts/{accountId}/room_templates`
     *
     * The token needs the scopes `signature` and `dtr.rooms.read`.
     */
    getRoomTemplates(input?: RoomTemplatesGetRoomTemplatesInput, options?: CallOptions): PagedCall<RoomTemplatesGetRoomTemplates200Response, RoomTemplatesGetRoomTemplatesResponses, NonNullable<RoomTemplatesGetRoomTemplates200Response['roomTemplates']>[number]>;
}
/**
 * Creates an object whose methods are the functions of RoomTemplates.
 */
export function roomTemplates(client: Client<'rooms'>): RoomTemplates {
    return {
        getRoomTemplates: roomTemplatesGetRoomTemplates.bind(null, client)
    };
}

