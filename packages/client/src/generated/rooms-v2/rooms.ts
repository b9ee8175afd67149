/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { RoomsAddDocumentToRoom201Response, RoomsAddDocumentToRoomBody, RoomsAddDocumentToRoomParams, RoomsAddDocumentToRoomResponses, RoomsAddDocumentToRoomViaFileUpload201Response, RoomsAddDocumentToRoomViaFileUploadBody, RoomsAddDocumentToRoomViaFileUploadParams, RoomsAddDocumentToRoomViaFileUploadResponses, RoomsAddFormToRoom200Response, RoomsAddFormToRoom201Response, RoomsAddFormToRoomBody, RoomsAddFormToRoomParams, RoomsAddFormToRoomResponses, RoomsCreateRoom201Response, RoomsCreateRoomBody, RoomsCreateRoomEnvelope200Response, RoomsCreateRoomEnvelope201Response, RoomsCreateRoomEnvelopeBody, RoomsCreateRoomEnvelopeParams, RoomsCreateRoomEnvelopeResponses, RoomsCreateRoomParams, RoomsCreateRoomResponses, RoomsDeleteRoom204Response, RoomsDeleteRoomParams, RoomsDeleteRoomResponses, RoomsGetAssignableRoles200Response, RoomsGetAssignableRolesParams, RoomsGetAssignableRolesQueryParams, RoomsGetAssignableRolesResponses, RoomsGetDocuments200Response, RoomsGetDocumentsParams, RoomsGetDocumentsQueryParams, RoomsGetDocumentsResponses, RoomsGetRoom200Response, RoomsGetRoomFieldData200Response, RoomsGetRoomFieldDataParams, RoomsGetRoomFieldDataResponses, RoomsGetRoomFieldSet200Response, RoomsGetRoomFieldSetParams, RoomsGetRoomFieldSetResponses, RoomsGetRoomParams, RoomsGetRoomQueryParams, RoomsGetRoomResponses, RoomsGetRoomUsers200Response, RoomsGetRoomUsersParams, RoomsGetRoomUsersQueryParams, RoomsGetRoomUsersResponses, RoomsGetRooms200Response, RoomsGetRoomsParams, RoomsGetRoomsQueryParams, RoomsGetRoomsResponses, RoomsInviteUser200Response, RoomsInviteUser201Response, RoomsInviteUserBody, RoomsInviteUserParams, RoomsInviteUserResponses, RoomsPutRoomUser200Response, RoomsPutRoomUserBody, RoomsPutRoomUserParams, RoomsPutRoomUserResponses, RoomsRestoreRoomUserAccess204Response, RoomsRestoreRoomUserAccessParams, RoomsRestoreRoomUserAccessResponses, RoomsRevokeRoomUserAccess204Response, RoomsRevokeRoomUserAccessBody, RoomsRevokeRoomUserAccessParams, RoomsRevokeRoomUserAccessResponses, RoomsUpdatePicture200Response, RoomsUpdatePictureBody, RoomsUpdatePictureParams, RoomsUpdatePictureResponses, RoomsUpdateRoomFieldData200Response, RoomsUpdateRoomFieldDataBody, RoomsUpdateRoomFieldDataParams, RoomsUpdateRoomFieldDataResponses } from '@countersign/types/rooms-v2/rooms';
import type { BinaryBody, PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * The input of `roomsGetRooms`.
 */
export interface RoomsGetRoomsInput {
    path?: PathOf<RoomsGetRoomsParams> | undefined;
    query?: RoomsGetRoomsQueryParams | undefined;
}
/**
 * List the rooms.
 *
 * Returns the rooms that the caller can view, without their details. The list is paged: `startPosition` and `count` select a page. By default, only active rooms are returned.
 * `roomStatus` selects other statuses. Further parameters limit the list to one office, or to rooms
 * that were changed or closed in a period. Only closed rooms match a period of closing, so combine
 * it with the status `closed`.
 *
 * Rooms_GetRooms: `GET /v2/accounts/{accountId}/rooms`
 *
 * The token needs the scopes `signature` and `dtr.rooms.read`.
 */
export const roomsGetRooms: PagedOperation<RoomsGetRoomsInput, RoomsGetRooms200Response, RoomsGetRoomsResponses, NonNullable<RoomsGetRooms200Response['rooms']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('Rooms_GetRooms', 'GET', '/v2/accounts/{accountId}/rooms', {
    paging: {
        items: 'rooms',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * The input of `roomsCreateRoom`.
 */
export interface RoomsCreateRoomInput {
    path?: PathOf<RoomsCreateRoomParams> | undefined;
    body: RoomsCreateRoomBody;
}
/**
 * Create a room.
 *
 * Creates a room for one property or one loan. The request body contains the name of the room, the
 * role of its owner and, optionally, the owner, the office, a room template and the initial details.
 * The field set of the company specifies which details exist, and which of them a new room requires.
 * The caller needs a role that can create rooms, for a room of another owner also one that can
 * manage room owners, and for a room from a template also one that can apply room templates. The
 * company must have an office. The role of the owner is one that the caller can assign, or the one
 * that the owner has in the company.
 *
 * Rooms_CreateRoom: `POST /v2/accounts/{accountId}/rooms`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const roomsCreateRoom: Operation<RoomsCreateRoomInput, RoomsCreateRoom201Response, RoomsCreateRoomResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_CreateRoom', 'POST', '/v2/accounts/{accountId}/rooms');


/**
 * The input of `roomsGetRoom`.
 */
export interface RoomsGetRoomInput {
    path: PathOf<RoomsGetRoomParams>;
    query?: RoomsGetRoomQueryParams | undefined;
}
/**
 * Read a room.
 *
 * Returns one room with its owners, its dates and, if it is closed, the reason. With
 * `includeFieldData`, the response also contains the details of the room, if the role of the caller
 * can view them. The caller must have access to the room.
 *
 * Rooms_GetRoom: `GET /v2/accounts/{accountId}/rooms/{roomId}`
 *
 * The token needs the scopes `signature` and `dtr.rooms.read`.
 */
export const roomsGetRoom: Operation<RoomsGetRoomInput, RoomsGetRoom200Response, RoomsGetRoomResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_GetRoom', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}');


/**
 * The input of `roomsDeleteRoom`.
 */
export interface RoomsDeleteRoomInput {
    path: PathOf<RoomsDeleteRoomParams>;
}
/**
 * Delete a room.
 *
 * Deletes a room with all its content. It can no longer be opened. The caller needs a role that can
 * delete any room, or a role that can delete owned rooms and must own this one.
 *
 * Rooms_DeleteRoom: `DELETE /v2/accounts/{accountId}/rooms/{roomId}`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const roomsDeleteRoom: Operation<RoomsDeleteRoomInput, RoomsDeleteRoom204Response, RoomsDeleteRoomResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_DeleteRoom', 'DELETE', '/v2/accounts/{accountId}/rooms/{roomId}');


/**
 * The input of `roomsGetAssignableRoles`.
 */
export interface RoomsGetAssignableRolesInput {
    path: PathOf<RoomsGetAssignableRolesParams>;
    query?: RoomsGetAssignableRolesQueryParams | undefined;
}
/**
 * List the roles that can be assigned in a room.
 *
 * Returns the roles that the caller can assign to a person in this room: those that give no
 * permission in the room that the caller does not have there. The list is paged: `startPosition` and
 * `count` select a page. With `assigneeEmail`, only roles that are suitable for this person are
 * returned: internal roles for members of the company, external roles for other people. For a member
 * of the company, the response contains the role that the member has in the company. Only companies
 * on Rooms v6 have separate roles for a room.
 *
 * Rooms_GetAssignableRoles: `GET /v2/accounts/{accountId}/rooms/{roomId}/assignable_roles`
 *
 * The token needs the scopes `signature` and `dtr.rooms.read`.
 */
export const roomsGetAssignableRoles: PagedOperation<RoomsGetAssignableRolesInput, RoomsGetAssignableRoles200Response, RoomsGetAssignableRolesResponses, NonNullable<RoomsGetAssignableRoles200Response['roles']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('Rooms_GetAssignableRoles', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/assignable_roles', {
    paging: {
        items: 'roles',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * The input of `roomsGetDocuments`.
 */
export interface RoomsGetDocumentsInput {
    path: PathOf<RoomsGetDocumentsParams>;
    query?: RoomsGetDocumentsQueryParams | undefined;
}
/**
 * List the documents of a room.
 *
 * Returns the documents of a room that the caller can view, without their content. Who can view a
 * document is described at `Documents_GetDocument`. The list is paged: `startPosition` and `count`
 * select a page. It can be filtered by folder or name. Archived documents are only returned with
 * `includeArchived`.
 *
 * Rooms_GetDocuments: `GET /v2/accounts/{accountId}/rooms/{roomId}/documents`
 *
 * The token needs the scopes `signature` and `dtr.documents.read`.
 */
export const roomsGetDocuments: PagedOperation<RoomsGetDocumentsInput, RoomsGetDocuments200Response, RoomsGetDocumentsResponses, NonNullable<RoomsGetDocuments200Response['documents']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('Rooms_GetDocuments', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/documents', {
    paging: {
        items: 'documents',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * The input of `roomsAddDocumentToRoom`.
 */
export interface RoomsAddDocumentToRoomInput {
    path: PathOf<RoomsAddDocumentToRoomParams>;
    body: RoomsAddDocumentToRoomBody;
}
/**
 * Add a document to a room as JSON.
 *
 * Adds a document to a room, with its content in Base64 in the request body. Base64 is a third
 * larger than the file itself, so use `Rooms_AddDocumentToRoomViaFileUpload` for large files. A file
 * can have up to 35 MB, and a request up to 40 MB. The user must be in the room, with a role that
 * can add documents. The same name can occur more than once in a room.
 *
 * Rooms_AddDocumentToRoom: `POST /v2/accounts/{accountId}/rooms/{roomId}/documents`
 *
 * The token needs the scopes `signature` and `dtr.documents.write`.
 */
export const roomsAddDocumentToRoom: Operation<RoomsAddDocumentToRoomInput, RoomsAddDocumentToRoom201Response, RoomsAddDocumentToRoomResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_AddDocumentToRoom', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/documents');


/**
 * The input of `roomsAddDocumentToRoomViaFileUpload`.
 */
export interface RoomsAddDocumentToRoomViaFileUploadInput {
    path: PathOf<RoomsAddDocumentToRoomViaFileUploadParams>;
    body: RoomsAddDocumentToRoomViaFileUploadBody;
}
/**
 * Upload a document to a room.
 *
 * Uploads a file to a room as a new document. The file can have up to 35 MB, and the whole request
 * up to 40 MB. The user must be in the room, with a role that can add documents.
 *
 * Rooms_AddDocumentToRoomViaFileUpload: `POST /v2/accounts/{accountId}/rooms/{roomId}/documents/contents`
 *
 * The token needs the scopes `signature` and `dtr.documents.write`.
 */
export const roomsAddDocumentToRoomViaFileUpload: Operation<RoomsAddDocumentToRoomViaFileUploadInput, RoomsAddDocumentToRoomViaFileUpload201Response, RoomsAddDocumentToRoomViaFileUploadResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_AddDocumentToRoomViaFileUpload', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/documents/contents', {
    mediaTypes: ['multipart/form-data'],
    encode: encodeBody
});


/**
 * The input of `roomsCreateRoomEnvelope`.
 */
export interface RoomsCreateRoomEnvelopeInput {
    path: PathOf<RoomsCreateRoomEnvelopeParams>;
    body: RoomsCreateRoomEnvelopeBody;
}
/**
 * Create an envelope from documents of a room.
 *
 * Creates an envelope of eSignature with copies of documents of a room. The envelope is a draft in
 * the same account, and the calling user is its sender. Add recipients and send it with the
 * operations of eSignature. When it is completed, its signed documents are added to the room.
 *
 * The user must be able to view the documents, and to send envelopes in the account. A document can
 * have up to 25 MB, and must be of a type that an envelope can contain.
 *
 * Rooms_CreateRoomEnvelope: `POST /v2/accounts/{accountId}/rooms/{roomId}/envelopes`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const roomsCreateRoomEnvelope: Operation<RoomsCreateRoomEnvelopeInput, RoomsCreateRoomEnvelope200Response | RoomsCreateRoomEnvelope201Response, RoomsCreateRoomEnvelopeResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_CreateRoomEnvelope', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/envelopes');


/**
 * The input of `roomsGetRoomFieldData`.
 */
export interface RoomsGetRoomFieldDataInput {
    path: PathOf<RoomsGetRoomFieldDataParams>;
}
/**
 * Read the details of a room.
 *
 * Returns the values of the details of a room, each under the `apiName` of its field.
 * `Rooms_GetRoomFieldSet` returns the available fields and their allowed values. The caller needs a
 * role that can view room details.
 *
 * Rooms_GetRoomFieldData: `GET /v2/accounts/{accountId}/rooms/{roomId}/field_data`
 *
 * The token needs the scopes `signature` and `dtr.rooms.read`.
 */
export const roomsGetRoomFieldData: Operation<RoomsGetRoomFieldDataInput, RoomsGetRoomFieldData200Response, RoomsGetRoomFieldDataResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_GetRoomFieldData', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/field_data');


/**
 * The input of `roomsUpdateRoomFieldData`.
 */
export interface RoomsUpdateRoomFieldDataInput {
    path: PathOf<RoomsUpdateRoomFieldDataParams>;
    body: RoomsUpdateRoomFieldDataBody;
}
/**
 * Change the details of a room.
 *
 * Changes some details of a room. Details that the request does not contain keep their values, and
 * `null` clears a value. If one value is invalid, nothing is changed. `Rooms_GetRoomFieldSet`
 * returns the available fields and their allowed values. The response contains the changed details
 * only. The caller needs a role that can edit room details. The details of a closed room cannot be
 * changed.
 *
 * Rooms_UpdateRoomFieldData: `PUT /v2/accounts/{accountId}/rooms/{roomId}/field_data`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const roomsUpdateRoomFieldData: Operation<RoomsUpdateRoomFieldDataInput, RoomsUpdateRoomFieldData200Response, RoomsUpdateRoomFieldDataResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_UpdateRoomFieldData', 'PUT', '/v2/accounts/{accountId}/rooms/{roomId}/field_data');


/**
 * The input of `roomsGetRoomFieldSet`.
 */
export interface RoomsGetRoomFieldSetInput {
    path: PathOf<RoomsGetRoomFieldSetParams>;
}
/**
 * Read the field set of a room.
 *
 * Returns the field set of a room: every field of its details with its key, its type, the limits of
 * its value and, for select lists, the options. To get the values, use `Rooms_GetRoomFieldData`.
 *
 * Rooms_GetRoomFieldSet: `GET /v2/accounts/{accountId}/rooms/{roomId}/field_set`
 *
 * The token needs the scopes `signature` and `dtr.rooms.read`.
 */
export const roomsGetRoomFieldSet: Operation<RoomsGetRoomFieldSetInput, RoomsGetRoomFieldSet200Response, RoomsGetRoomFieldSetResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_GetRoomFieldSet', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/field_set');


/**
 * The input of `roomsAddFormToRoom`.
 */
export interface RoomsAddFormToRoomInput {
    path: PathOf<RoomsAddFormToRoomParams>;
    body: RoomsAddFormToRoomBody;
}
/**
 * Add a form to a room.
 *
 * Adds a form of a library to a room, as a new document whose fields are filled with the details of
 * the room. The role of the caller in the room must allow documents from form libraries, or from form
 * groups if a group with the form is granted to the office of the room or to an office of the caller.
 * A form can be added several times, from its `availableOnDate` on.
 *
 * Rooms_AddFormToRoom: `POST /v2/accounts/{accountId}/rooms/{roomId}/forms`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const roomsAddFormToRoom: Operation<RoomsAddFormToRoomInput, RoomsAddFormToRoom200Response | RoomsAddFormToRoom201Response, RoomsAddFormToRoomResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_AddFormToRoom', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/forms');


/**
 * The input of `roomsUpdatePicture`.
 */
export interface RoomsUpdatePictureInput {
    path: PathOf<RoomsUpdatePictureParams>;
    body: RoomsUpdatePictureBody | BinaryBody;
    contentType?: ('multipart/form-data' | 'image/png' | 'image/jpeg' | 'image/gif' | 'image/tiff') | undefined;
}
/**
 * Set the picture of a room.
 *
 * Stores a picture of a room and replaces an existing one. The picture is sent as the part `file` of
 * a form, or as the body itself, with its media type and its name in `Content-Disposition`. PNG, JPEG,
 * GIF and TIFF are accepted. The user must be in the room, with a role that can change its details.
 *
 * Rooms_UpdatePicture: `PUT /v2/accounts/{accountId}/rooms/{roomId}/picture`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const roomsUpdatePicture: Operation<RoomsUpdatePictureInput, RoomsUpdatePicture200Response, RoomsUpdatePictureResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_UpdatePicture', 'PUT', '/v2/accounts/{accountId}/rooms/{roomId}/picture', {
    mediaTypes: ['multipart/form-data', 'image/png', 'image/jpeg', 'image/gif', 'image/tiff'],
    encode: encodeBody
});


/**
 * The input of `roomsGetRoomUsers`.
 */
export interface RoomsGetRoomUsersInput {
    path: PathOf<RoomsGetRoomUsersParams>;
    query?: RoomsGetRoomUsersQueryParams | undefined;
}
/**
 * List the people in a room.
 *
 * Returns the people in a room with the role and the transaction side of each. The list is paged:
 * `startPosition` and `count` select a page. `filter` limits the list. `sort` sorts it by given
 * name, family name or e-mail address. Without it, people are in the order in which they were added.
 * People whose role hides them in the room are omitted, as are people whose access was revoked.
 *
 * Rooms_GetRoomUsers: `GET /v2/accounts/{accountId}/rooms/{roomId}/users`
 *
 * The token needs the scopes `signature` and `dtr.rooms.read`.
 */
export const roomsGetRoomUsers: PagedOperation<RoomsGetRoomUsersInput, RoomsGetRoomUsers200Response, RoomsGetRoomUsersResponses, NonNullable<RoomsGetRoomUsers200Response['users']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('Rooms_GetRoomUsers', 'GET', '/v2/accounts/{accountId}/rooms/{roomId}/users', {
    paging: {
        items: 'users',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * The input of `roomsInviteUser`.
 */
export interface RoomsInviteUserInput {
    path: PathOf<RoomsInviteUserParams>;
    body: RoomsInviteUserBody;
}
/**
 * Invite a person to a room.
 *
 * Sends a person an invitation to a room and adds them to its people. The role specifies the
 * person's permissions there, regardless of their role in the company. It must already exist.
 * Members of the company get an internal role, and people outside the company an external one.
 * `Rooms_GetAssignableRoles` returns the roles that the caller can assign. A person who is in the
 * room already can be invited again with the same role and side, and receives another e-mail. The
 * caller needs a role that can add people to rooms.
 *
 * Rooms_InviteUser: `POST /v2/accounts/{accountId}/rooms/{roomId}/users`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const roomsInviteUser: Operation<RoomsInviteUserInput, RoomsInviteUser200Response | RoomsInviteUser201Response, RoomsInviteUserResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_InviteUser', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/users');


/**
 * The input of `roomsPutRoomUser`.
 */
export interface RoomsPutRoomUserInput {
    path: PathOf<RoomsPutRoomUserParams>;
    body: RoomsPutRoomUserBody;
}
/**
 * Change the role or side of a person in a room.
 *
 * Assigns a person in a room another role there, another side of the transaction, or both. Their
 * role in the company is not changed. The new role is internal for members of the company and
 * external for other people. The caller needs a role that can change the room roles of all
 * people, or at least of people whom the caller invited.
 *
 * Rooms_PutRoomUser: `PUT /v2/accounts/{accountId}/rooms/{roomId}/users/{userId}`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const roomsPutRoomUser: Operation<RoomsPutRoomUserInput, RoomsPutRoomUser200Response, RoomsPutRoomUserResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_PutRoomUser', 'PUT', '/v2/accounts/{accountId}/rooms/{roomId}/users/{userId}');


/**
 * The input of `roomsRestoreRoomUserAccess`.
 */
export interface RoomsRestoreRoomUserAccessInput {
    path: PathOf<RoomsRestoreRoomUserAccessParams>;
}
/**
 * Restore the access of a person to a room.
 *
 * Gives a person whose access to a room was revoked the access back, at once and with the role that
 * they had there. If the revocation has a date in the future, it is cancelled. The request has no
 * body. The caller needs a role that can manage the access of all people, or at least of people whom
 * the caller invited.
 *
 * Rooms_RestoreRoomUserAccess: `POST /v2/accounts/{accountId}/rooms/{roomId}/users/{userId}/restore_access`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const roomsRestoreRoomUserAccess: Operation<RoomsRestoreRoomUserAccessInput, RoomsRestoreRoomUserAccess204Response, RoomsRestoreRoomUserAccessResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_RestoreRoomUserAccess', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/users/{userId}/restore_access');


/**
 * The input of `roomsRevokeRoomUserAccess`.
 */
export interface RoomsRevokeRoomUserAccessInput {
    path: PathOf<RoomsRevokeRoomUserAccessParams>;
    body?: RoomsRevokeRoomUserAccessBody | undefined;
}
/**
 * Revoke the access of a person to a room.
 *
 * Ends the access of a person to a room. Without a body, and without `revocationDate` in it, the
 * access ends at once. With a date in the future it ends on that date, and a person whose access was
 * revoked before has access again until then. The person stays among the people of the room, so that
 * `Rooms_RestoreRoomUserAccess` can give the access back. The caller needs a role that can manage
 * the access of all people, or at least of people whom the caller invited.
 *
 * Rooms_RevokeRoomUserAccess: `POST /v2/accounts/{accountId}/rooms/{roomId}/users/{userId}/revoke_access`
 *
 * The token needs the scopes `signature` and `dtr.rooms.write`.
 */
export const roomsRevokeRoomUserAccess: Operation<RoomsRevokeRoomUserAccessInput, RoomsRevokeRoomUserAccess204Response, RoomsRevokeRoomUserAccessResponses, 'rooms'> = /* @__PURE__ */ operation('Rooms_RevokeRoomUserAccess', 'POST', '/v2/accounts/{accountId}/rooms/{roomId}/users/{userId}/revoke_access');

