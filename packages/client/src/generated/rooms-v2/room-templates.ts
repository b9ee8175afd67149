/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { RoomTemplatesGetRoomTemplates200Response, RoomTemplatesGetRoomTemplatesParams, RoomTemplatesGetRoomTemplatesQueryParams, RoomTemplatesGetRoomTemplatesResponses } from '@countersign/types/rooms-v2/room-templates';
import type { PathOf, PagedOperation } from '../../index.js';
import { pagedOperation } from '../../index.js';


/**
 * The input of `roomTemplatesGetRoomTemplates`.
 */
export interface RoomTemplatesGetRoomTemplatesInput {
    path?: PathOf<RoomTemplatesGetRoomTemplatesParams> | undefined;
    query?: RoomTemplatesGetRoomTemplatesQueryParams | undefined;
}
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
export const roomTemplatesGetRoomTemplates: PagedOperation<RoomTemplatesGetRoomTemplatesInput, RoomTemplatesGetRoomTemplates200Response, RoomTemplatesGetRoomTemplatesResponses, NonNullable<RoomTemplatesGetRoomTemplates200Response['roomTemplates']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('RoomTemplates_GetRoomTemplates', 'GET', '/v2/accounts/{accountId}/room_templates', {
    paging: {
        items: 'roomTemplates',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});

