// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RoomsAddDocumentToRoom201Response, RoomsAddDocumentToRoomResponses, RoomsAddDocumentToRoomViaFileUpload201Response, RoomsAddDocumentToRoomViaFileUploadResponses, RoomsAddFormToRoom200Response, RoomsAddFormToRoom201Response, RoomsAddFormToRoomResponses, RoomsCreateRoom201Response, RoomsCreateRoomEnvelope200Response, RoomsCreateRoomEnvelope201Response, RoomsCreateRoomEnvelopeResponses, RoomsCreateRoomResponses, RoomsDeleteRoom204Response, RoomsDeleteRoomResponses, RoomsGetAssignableRoles200Response, RoomsGetAssignableRolesResponses, RoomsGetDocuments200Response, RoomsGetDocumentsResponses, RoomsGetRoom200Response, RoomsGetRoomFieldData200Response, RoomsGetRoomFieldDataResponses, RoomsGetRoomFieldSet200Response, RoomsGetRoomFieldSetResponses, RoomsGetRoomResponses, RoomsGetRoomUsers200Response, RoomsGetRoomUsersResponses, RoomsGetRooms200Response, RoomsGetRoomsResponses, RoomsInviteUser200Response, RoomsInviteUser201Response, RoomsInviteUserResponses, RoomsPutRoomUser200Response, RoomsPutRoomUserResponses, RoomsRestoreRoomUserAccess204Response, RoomsRestoreRoomUserAccessResponses, RoomsRevokeRoomUserAccess204Response, RoomsRevokeRoomUserAccessResponses, RoomsUpdatePicture200Response, RoomsUpdatePictureResponses, RoomsUpdateRoomFieldData200Response, RoomsUpdateRoomFieldDataResponses } from '@countersign/types/rooms-v2/rooms';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { RoomsAddDocumentToRoomInput, RoomsAddDocumentToRoomViaFileUploadInput, RoomsAddFormToRoomInput, RoomsCreateRoomEnvelopeInput, RoomsCreateRoomInput, RoomsDeleteRoomInput, RoomsGetAssignableRolesInput, RoomsGetDocumentsInput, RoomsGetRoomFieldDataInput, RoomsGetRoomFieldSetInput, RoomsGetRoomInput, RoomsGetRoomUsersInput, RoomsGetRoomsInput, RoomsInviteUserInput, RoomsPutRoomUserInput, RoomsRestoreRoomUserAccessInput, RoomsRevokeRoomUserAccessInput, RoomsUpdatePictureInput, RoomsUpdateRoomFieldDataInput } from '../rooms.js';
import { roomsAddDocumentToRoom, roomsAddDocumentToRoomViaFileUpload, roomsAddFormToRoom, roomsCreateRoom, roomsCreateRoomEnvelope, roomsDeleteRoom, roomsGetAssignableRoles, roomsGetDocuments, roomsGetRoom, roomsGetRoomFieldData, roomsGetRoomFieldSet, roomsGetRoomUsers, roomsGetRooms, roomsInviteUser, roomsPutRoomUser, roomsRestoreRoomUserAccess, roomsRevokeRoomUserAccess, roomsUpdatePicture, roomsUpdateRoomFieldData } from '../rooms.js';
/**
 * A room contains the people, documents, envelopes and task lists of one transaction. Each person
 * has separate permissions in the room.
 */
export interface Rooms {
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
    getRooms(input?: RoomsGetRoomsInput, options?: CallOptions): PagedCall<RoomsGetRooms200Response, RoomsGetRoomsResponses, NonNullable<RoomsGetRooms200Response['rooms']>[number]>;
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
    createRoom(input: RoomsCreateRoomInput, options?: CallOptions): Call<RoomsCreateRoom201Response, RoomsCreateRoomResponses>;
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
    getRoom(input: RoomsGetRoomInput, options?: CallOptions): Call<RoomsGetRoom200Response, RoomsGetRoomResponses>;
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
    deleteRoom(input: RoomsDeleteRoomInput, options?: CallOptions): Call<RoomsDeleteRoom204Response, RoomsDeleteRoomResponses>;
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
    getAssignableRoles(input: RoomsGetAssignableRolesInput, options?: CallOptions): PagedCall<RoomsGetAssignableRoles200Response, RoomsGetAssignableRolesResponses, NonNullable<RoomsGetAssignableRoles200Response['roles']>[number]>;
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
    getDocuments(input: RoomsGetDocumentsInput, options?: CallOptions): PagedCall<RoomsGetDocuments200Response, RoomsGetDocumentsResponses, NonNullable<RoomsGetDocuments200Response['documents']>[number]>;
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
    addDocumentToRoom(input: RoomsAddDocumentToRoomInput, options?: CallOptions): Call<RoomsAddDocumentToRoom201Response, RoomsAddDocumentToRoomResponses>;
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
    addDocumentToRoomViaFileUpload(input: RoomsAddDocumentToRoomViaFileUploadInput, options?: CallOptions): Call<RoomsAddDocumentToRoomViaFileUpload201Response, RoomsAddDocumentToRoomViaFileUploadResponses>;
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
    createRoomEnvelope(input: RoomsCreateRoomEnvelopeInput, options?: CallOptions): Call<RoomsCreateRoomEnvelope200Response | RoomsCreateRoomEnvelope201Response, RoomsCreateRoomEnvelopeResponses>;
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
    getRoomFieldData(input: RoomsGetRoomFieldDataInput, options?: CallOptions): Call<RoomsGetRoomFieldData200Response, RoomsGetRoomFieldDataResponses>;
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
    updateRoomFieldData(input: RoomsUpdateRoomFieldDataInput, options?: CallOptions): Call<RoomsUpdateRoomFieldData200Response, RoomsUpdateRoomFieldDataResponses>;
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
    getRoomFieldSet(input: RoomsGetRoomFieldSetInput, options?: CallOptions): Call<RoomsGetRoomFieldSet200Response, RoomsGetRoomFieldSetResponses>;
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
    addFormToRoom(input: RoomsAddFormToRoomInput, options?: CallOptions): Call<RoomsAddFormToRoom200Response | RoomsAddFormToRoom201Response, RoomsAddFormToRoomResponses>;
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
    updatePicture(input: RoomsUpdatePictureInput, options?: CallOptions): Call<RoomsUpdatePicture200Response, RoomsUpdatePictureResponses>;
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
    getRoomUsers(input: RoomsGetRoomUsersInput, options?: CallOptions): PagedCall<RoomsGetRoomUsers200Response, RoomsGetRoomUsersResponses, NonNullable<RoomsGetRoomUsers200Response['users']>[number]>;
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
    inviteUser(input: RoomsInviteUserInput, options?: CallOptions): Call<RoomsInviteUser200Response | RoomsInviteUser201Response, RoomsInviteUserResponses>;
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
    putRoomUser(input: RoomsPutRoomUserInput, options?: CallOptions): Call<RoomsPutRoomUser200Response, RoomsPutRoomUserResponses>;
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
    restoreRoomUserAccess(input: RoomsRestoreRoomUserAccessInput, options?: CallOptions): Call<RoomsRestoreRoomUserAccess204Response, RoomsRestoreRoomUserAccessResponses>;
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
    revokeRoomUserAccess(input: RoomsRevokeRoomUserAccessInput, options?: CallOptions): Call<RoomsRevokeRoomUserAccess204Response, RoomsRevokeRoomUserAccessResponses>;
}
/**
 * Creates an object whose methods are the functions of Rooms.
 */
export function rooms(client: Client<'rooms'>): Rooms {
    return {
        getRooms: roomsGetRooms.bind(null, client),
        createRoom: roomsCreateRoom.bind(null, client),
        getRoom: roomsGetRoom.bind(null, client),
        deleteRoom: roomsDeleteRoom.bind(null, client),
        getAssignableRoles: roomsGetAssignableRoles.bind(null, client),
        getDocuments: roomsGetDocuments.bind(null, client),
        addDocumentToRoom: roomsAddDocumentToRoom.bind(null, client),
        addDocumentToRoomViaFileUpload: roomsAddDocumentToRoomViaFileUpload.bind(null, client),
        createRoomEnvelope: roomsCreateRoomEnvelope.bind(null, client),
        getRoomFieldData: roomsGetRoomFieldData.bind(null, client),
        updateRoomFieldData: roomsUpdateRoomFieldData.bind(null, client),
        getRoomFieldSet: roomsGetRoomFieldSet.bind(null, client),
        addFormToRoom: roomsAddFormToRoom.bind(null, client),
        updatePicture: roomsUpdatePicture.bind(null, client),
        getRoomUsers: roomsGetRoomUsers.bind(null, client),
        inviteUser: roomsInviteUser.bind(null, client),
        putRoomUser: roomsPutRoomUser.bind(null, client),
        restoreRoomUserAccess: roomsRestoreRoomUserAccess.bind(null, client),
        revokeRoomUserAccess: roomsRevokeRoomUserAccess.bind(null, client)
    };
}

