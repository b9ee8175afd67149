/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/rooms-v2';
import { operation } from '../../operation.js';


/**
 * Upload a document to a room.
 *
 * Puts a file into a room as a new document. The file may have up to 35 MB and the whole request
 * up to 40 MB. The user must be in the room, with a role that may add documents.
 *
 * Rooms_AddDocumentToRoomViaFileUpload: `POST /v2/accounts/{accountId}/rooms/{roomId}/documents/contents`
 */
export const roomsAddDocumentToRoomViaFileUpload = /* @__PURE__ */ operation<operations['Rooms_AddDocumentToRoomViaFileUpload']>({
    id: 'Rooms_AddDocumentToRoomViaFileUpload',
    method: 'POST',
    path: '/v2/accounts/{accountId}/rooms/{roomId}/documents/contents',
    mediaTypes: ['multipart/form-data']
});

