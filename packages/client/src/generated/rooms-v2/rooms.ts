/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { RoomsAddDocumentToRoom201Response, RoomsAddDocumentToRoomBody, RoomsAddDocumentToRoomParams, RoomsAddDocumentToRoomResponses, RoomsAddDocumentToRoomViaFileUpload201Response, RoomsAddDocumentToRoomViaFileUploadBody, RoomsAddDocumentToRoomViaFileUploadParams, RoomsAddDocumentToRoomViaFileUploadResponses, RoomsAddFormToRoom201Response, RoomsAddFormToRoomBody, RoomsAddFormToRoomParams, RoomsAddFormToRoomResponses, RoomsCreateRoom201Response, RoomsCreateRoomBody, RoomsCreateRoomParams, RoomsCreateRoomResponses, RoomsDeleteRoom204Response, RoomsDeleteRoomParams, RoomsDeleteRoomResponses, RoomsGetAssignableRoles200Response, RoomsGetAssignableRolesParams, RoomsGetAssignableRolesQueryParams, RoomsGetAssignableRolesResponses, RoomsGetDocuments200Response, RoomsGetDocumentsParams, RoomsGetDocumentsQueryParams, RoomsGetDocumentsResponses, RoomsGetRoom200Response, RoomsGetRoomFieldData200Response, RoomsGetRoomFieldDataParams, RoomsGetRoomFieldDataResponses, RoomsGetRoomFieldSet200Response, RoomsGetRoomFieldSetParams, RoomsGetRoomFieldSetResponses, RoomsGetRoomParams, RoomsGetRoomQueryParams, RoomsGetRoomResponses, RoomsGetRoomUsers200Response, RoomsGetRoomUsersParams, RoomsGetRoomUsersQueryParams, RoomsGetRoomUsersResponses, RoomsGetRooms200Response, RoomsGetRoomsParams, RoomsGetRoomsQueryParams, RoomsGetRoomsResponses, RoomsInviteUser201Response, RoomsInviteUserBody, RoomsInviteUserParams, RoomsInviteUserResponses, RoomsPutRoomUser200Response, RoomsPutRoomUserBody, RoomsPutRoomUserParams, RoomsPutRoomUserResponses, RoomsUpdatePicture200Response, RoomsUpdatePictureBody, RoomsUpdatePictureParams, RoomsUpdatePictureResponses } from '@countersign/types/rooms-v2/rooms';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * What `roomsGetRooms` takes.
 */
export interface RoomsGetRoomsInput {
    path?: PathOf<RoomsGetRoomsParams> | undefined;
    query?: RoomsGetRoomsQueryParams | undefined;
}
/**
 * List the rooms.
 *
 * Lists the rooms that the caller can see, without their details, in chunks that
 * `startPosition` and `count` choose. Active rooms are listed unless `roomStatus` asks for
 * others; further parameters narrow the list to one office, or to rooms that were changed or
 * closed within a span of time.
 *
 * Rooms_GetRooms: `GET /v2/accounts/{accountId}/rooms`
 */
export const roomsGetRooms: PagedOperation<RoomsGetRoomsInput, RoomsGetRooms200Response, RoomsGetRoomsResponses, NonNullable<RoomsGetRooms200Response['rooms']>[number]> = /* @__PURE__ */ pagedOperation('Rooms_GetRooms', 'GET', '/v2/accounts/{accountId}/rooms', {
    paging: {
        items: 'rooms',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * What `roomsCreateRoom` takes.
 */
export interface RoomsCreateRoomInput {
    path?: PathOf<RoomsCreateRoomParams> | undefined;
    body: RoomsCreateRoomBody;
}
/**
 * Open a room.
 *
 * Opens a room for one property or one loan. The body names the room, the role its owner gets in
 * it and, if wanted, the owner, the office, a room template to start from and the first details.
 * Which details are known, and which of them a new room must have, is told by the field set of the
 * company. The caller needs a role that may open rooms.
 *
 * Rooms_CreateRoom: `POST /v2/accounts/{accountId}/rooms`
 */
export const roomsCreateRoom: Operation<RoomsCreateRoomInput, RoomsCreateRoom201Response, RoomsCreateRoomResponses> = /* @__PURE__ */ operation('Rooms_CreateRoom', 'POST', '/v2/accounts/{accountId}/rooms');


/**
 * What `roomsGetRoom` takes.
 */
export interface RoomsGetRoomInput {
    path: PathOf<RoomsGetRoomParams>;
    query?: RoomsGetRoomQueryParams | undefined;
}
/**
 * Read a room.
 *
 * Reads one room with its owners, its dates and, once it is closed, the reason why. With
 * `includeFieldData` the answer also holds the details of the room. The caller must have access to
 * the room.
 *
 * Rooms_GetRoom: `GET /v2/accounts/{accountId}/rooms/{roomId}`
 */
export const roomsGetRoom: Operation<RoomsGetRoomInput, RoomsGetRoom200Response, RoomsGetRoomResponses> = /* @__PURE__ */ operation('Rooms_GetRoom', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}');


/**
 * What `roomsDeleteRoom` takes.
 */
export interface RoomsDeleteRoomInput {
    path: PathOf<RoomsDeleteRoomParams>;
}
/**
 * Delete a room.
 *
 * Deletes a room with everything that lies in it; nobody can open it any more. The caller needs a
 * role that may delete any room, or one that may delete owned rooms and must then own this one.
 *
 * Rooms_DeleteRoom: `DELETE /v2/accounts/{accountId}/rooms/{roomId}`
 */
export const roomsDeleteRoom: Operation<RoomsDeleteRoomInput, RoomsDeleteRoom204Response, RoomsDeleteRoomResponses> = /* @__PURE__ */ operation('Rooms_DeleteRoom', 'DELETE', '/v2/accounts/{accountId}/rooms/{roomId}');


/**
 * What `roomsGetAssignableRoles` takes.
 */
export interface RoomsGetAssignableRolesInput {
    path: PathOf<RoomsGetAssignableRolesParams>;
    query?: RoomsGetAssignableRolesQueryParams | undefined;
}
/**
 * List the roles that can be given in a room.
 *
 * Lists the roles that the caller may give to somebody in this room, in chunks that
 * `startPosition` and `count` choose. With `assigneeEmail`, only roles that fit this person are
 * listed, and the answer tells which one they have now. Only companies on Rooms v6 have roles of
 * their own for a room.
 *
 * Rooms_GetAssignableRoles: `GET /v2/accounts/{accountId}/rooms/{roomId}/assignable_roles`
 */
export const roomsGetAssignableRoles: PagedOperation<RoomsGetAssignableRolesInput, RoomsGetAssignableRoles200Response, RoomsGetAssignableRolesResponses, NonNullable<RoomsGetAssignableRoles200Response['roles']>[number]> = /* @__PURE__ */ pagedOperation('Rooms_GetAssignableRoles', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/assignable_roles', {
    paging: {
        items: 'roles',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * What `roomsGetDocuments` takes.
 */
export interface RoomsGetDocumentsInput {
    path: PathOf<RoomsGetDocumentsParams>;
    query?: RoomsGetDocumentsQueryParams | undefined;
}
/**
 * List the documents of a room.
 *
 * Lists the documents of a room that the caller may see, without their bytes, in chunks that
 * `startPosition` and `count` choose. The list can be narrowed to one folder or by name. Archived
 * documents are left out unless `includeArchived` asks for them.
 *
 * Rooms_GetDocuments: `GET /v2/accounts/{accountId}/rooms/{roomId}/documents`
 */
export const roomsGetDocuments: PagedOperation<RoomsGetDocumentsInput, RoomsGetDocuments200Response, RoomsGetDocumentsResponses, NonNullable<RoomsGetDocuments200Response['documents']>[number]> = /* @__PURE__ */ pagedOperation('Rooms_GetDocuments', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/documents', {
    paging: {
        items: 'documents',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * What `roomsAddDocumentToRoom` takes.
 */
export interface RoomsAddDocumentToRoomInput {
    path: PathOf<RoomsAddDocumentToRoomParams>;
    body: RoomsAddDocumentToRoomBody;
}
/**
 * Add a document to a room within JSON.
 *
 * Puts a document into a room whose bytes come in the body in Base64. Base64 takes a third more
 * than the file itself, so `Rooms_AddDocumentToRoomViaFileUpload` suits large files better; a
 * file may have up to 35 MB, a request up to 40 MB. The user must be in the room, with a role that
 * may add documents.
 *
 * Rooms_AddDocumentToRoom: `POST /v2/accounts/{accountId}/rooms/{roomId}/documents`
 */
export const roomsAddDocumentToRoom: Operation<RoomsAddDocumentToRoomInput, RoomsAddDocumentToRoom201Response, RoomsAddDocumentToRoomResponses> = /* @__PURE__ */ operation('Rooms_AddDocumentToRoom', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/documents');


/**
 * What `roomsAddDocumentToRoomViaFileUpload` takes.
 */
export interface RoomsAddDocumentToRoomViaFileUploadInput {
    path: PathOf<RoomsAddDocumentToRoomViaFileUploadParams>;
    body: RoomsAddDocumentToRoomViaFileUploadBody;
}
/**
 * Upload a document to a room.
 *
 * Puts a file into a room as a new document. The file may have up to 35 MB and the whole request
 * up to 40 MB. The user must be in the room, with a role that may add documents.
 *
 * Rooms_AddDocumentToRoomViaFileUpload: `POST /v2/accounts/{accountId}/rooms/{roomId}/documents/contents`
 */
export const roomsAddDocumentToRoomViaFileUpload: Operation<RoomsAddDocumentToRoomViaFileUploadInput, RoomsAddDocumentToRoomViaFileUpload201Response, RoomsAddDocumentToRoomViaFileUploadResponses> = /* @__PURE__ */ operation('Rooms_AddDocumentToRoomViaFileUpload', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/documents/contents', {
    mediaTypes: ['multipart/form-data'],
    encode: encodeBody
});


/**
 * What `roomsGetRoomFieldData` takes.
 */
export interface RoomsGetRoomFieldDataInput {
    path: PathOf<RoomsGetRoomFieldDataParams>;
}
/**
 * Read the details of a room.
 *
 * Reads the values that were filled into the details of a room, each under the `apiName` of its
 * field. `Rooms_GetRoomFieldSet` tells which fields there are and what they take. The caller needs
 * a role that may read room details.
 *
 * Rooms_GetRoomFieldData: `GET /v2/accounts/{accountId}/rooms/{roomId}/field_data`
 */
export const roomsGetRoomFieldData: Operation<RoomsGetRoomFieldDataInput, RoomsGetRoomFieldData200Response, RoomsGetRoomFieldDataResponses> = /* @__PURE__ */ operation('Rooms_GetRoomFieldData', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/field_data');


/**
 * What `roomsGetRoomFieldSet` takes.
 */
export interface RoomsGetRoomFieldSetInput {
    path: PathOf<RoomsGetRoomFieldSetParams>;
}
/**
 * Read which details a room has.
 *
 * Reads the field set of a room: every field of its details with its key, its type, the bounds of
 * its value and, for select lists, the choices. The values themselves are read by
 * `Rooms_GetRoomFieldData`.
 *
 * Rooms_GetRoomFieldSet: `GET /v2/accounts/{accountId}/rooms/{roomId}/field_set`
 */
export const roomsGetRoomFieldSet: Operation<RoomsGetRoomFieldSetInput, RoomsGetRoomFieldSet200Response, RoomsGetRoomFieldSetResponses> = /* @__PURE__ */ operation('Rooms_GetRoomFieldSet', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/field_set');


/**
 * What `roomsAddFormToRoom` takes.
 */
export interface RoomsAddFormToRoomInput {
    path: PathOf<RoomsAddFormToRoomParams>;
    body: RoomsAddFormToRoomBody;
}
/**
 * Add a form to a room.
 *
 * Puts a form from a library or form group of the company into a room, as a new document that
 * people there can fill in. The user must be in the room, with a role that may add documents from
 * form groups or form libraries, whichever the form comes from.
 *
 * Rooms_AddFormToRoom: `POST /v2/accounts/{accountId}/rooms/{roomId}/forms`
 */
export const roomsAddFormToRoom: Operation<RoomsAddFormToRoomInput, RoomsAddFormToRoom201Response, RoomsAddFormToRoomResponses> = /* @__PURE__ */ operation('Rooms_AddFormToRoom', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/forms');


/**
 * What `roomsUpdatePicture` takes.
 */
export interface RoomsUpdatePictureInput {
    path: PathOf<RoomsUpdatePictureParams>;
    body: RoomsUpdatePictureBody;
}
/**
 * Set the picture of a room.
 *
 * Stores a picture for a room, in place of the one it may have had. The picture comes as the part
 * `file` of a form. The user must be in the room, with a role that may change its details.
 *
 * Rooms_UpdatePicture: `PUT /v2/accounts/{accountId}/rooms/{roomId}/picture`
 */
export const roomsUpdatePicture: Operation<RoomsUpdatePictureInput, RoomsUpdatePicture200Response, RoomsUpdatePictureResponses> = /* @__PURE__ */ operation('Rooms_UpdatePicture', 'PUT', '/v2/accounts/{accountId}/rooms/{roomId}/picture', {
    mediaTypes: ['multipart/form-data'],
    encode: encodeBody
});


/**
 * What `roomsGetRoomUsers` takes.
 */
export interface RoomsGetRoomUsersInput {
    path: PathOf<RoomsGetRoomUsersParams>;
    query?: RoomsGetRoomUsersQueryParams | undefined;
}
/**
 * List the people in a room.
 *
 * Lists the people in a room with the role and the side that each has there, in chunks that
 * `startPosition` and `count` choose. `filter` narrows the list down, `sort` orders it by given
 * name, family name or address. People whose role hides them in the room do not show.
 *
 * Rooms_GetRoomUsers: `GET /v2/accounts/{accountId}/rooms/{roomId}/users`
 */
export const roomsGetRoomUsers: PagedOperation<RoomsGetRoomUsersInput, RoomsGetRoomUsers200Response, RoomsGetRoomUsersResponses, NonNullable<RoomsGetRoomUsers200Response['users']>[number]> = /* @__PURE__ */ pagedOperation('Rooms_GetRoomUsers', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/users', {
    paging: {
        items: 'users',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * What `roomsInviteUser` takes.
 */
export interface RoomsInviteUserInput {
    path: PathOf<RoomsInviteUserParams>;
    body: RoomsInviteUserBody;
}
/**
 * Invite somebody to a room.
 *
 * Sends somebody an invitation to a room and adds them to its people. The role decides what they
 * may do there, whatever their role in the company is; it must exist already, and people outside
 * the company get an external one. `Rooms_GetAssignableRoles` lists the roles that the caller may
 * give. The caller needs a role that may add people to rooms.
 *
 * Rooms_InviteUser: `POST /v2/accounts/{accountId}/rooms/{roomId}/users`
 */
export const roomsInviteUser: Operation<RoomsInviteUserInput, RoomsInviteUser201Response, RoomsInviteUserResponses> = /* @__PURE__ */ operation('Rooms_InviteUser', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/users');


/**
 * What `roomsPutRoomUser` takes.
 */
export interface RoomsPutRoomUserInput {
    path: PathOf<RoomsPutRoomUserParams>;
    body: RoomsPutRoomUserBody;
}
/**
 * Change the role or side of a person in a room.
 *
 * Gives a person in a room another role there, another side of the deal, or both. Their role in
 * the company stays as it is. The caller needs a role that may change the room roles of others, or
 * at least of people the caller invited.
 *
 * Rooms_PutRoomUser: `PUT /v2/accounts/{accountId}/rooms/{roomId}/users/{userId}`
 */
export const roomsPutRoomUser: Operation<RoomsPutRoomUserInput, RoomsPutRoomUser200Response, RoomsPutRoomUserResponses> = /* @__PURE__ */ operation('Rooms_PutRoomUser', 'PUT', '/v2/accounts/{accountId}/rooms/{roomId}/users/{userId}');

