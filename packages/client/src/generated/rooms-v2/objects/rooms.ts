// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RoomsAddDocumentToRoom201Response, RoomsAddDocumentToRoomResponses, RoomsAddDocumentToRoomViaFileUpload201Response, RoomsAddDocumentToRoomViaFileUploadResponses, RoomsAddFormToRoom201Response, RoomsAddFormToRoomResponses, RoomsCreateRoom201Response, RoomsCreateRoomResponses, RoomsDeleteRoom204Response, RoomsDeleteRoomResponses, RoomsGetAssignableRoles200Response, RoomsGetAssignableRolesResponses, RoomsGetDocuments200Response, RoomsGetDocumentsResponses, RoomsGetRoom200Response, RoomsGetRoomFieldData200Response, RoomsGetRoomFieldDataResponses, RoomsGetRoomFieldSet200Response, RoomsGetRoomFieldSetResponses, RoomsGetRoomResponses, RoomsGetRoomUsers200Response, RoomsGetRoomUsersResponses, RoomsGetRooms200Response, RoomsGetRoomsResponses, RoomsInviteUser201Response, RoomsInviteUserResponses, RoomsPutRoomUser200Response, RoomsPutRoomUserResponses, RoomsUpdatePicture200Response, RoomsUpdatePictureResponses } from '@countersign/types/rooms-v2/rooms';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { RoomsAddDocumentToRoomInput, RoomsAddDocumentToRoomViaFileUploadInput, RoomsAddFormToRoomInput, RoomsCreateRoomInput, RoomsDeleteRoomInput, RoomsGetAssignableRolesInput, RoomsGetDocumentsInput, RoomsGetRoomFieldDataInput, RoomsGetRoomFieldSetInput, RoomsGetRoomInput, RoomsGetRoomUsersInput, RoomsGetRoomsInput, RoomsInviteUserInput, RoomsPutRoomUserInput, RoomsUpdatePictureInput } from '../rooms.js';
import { roomsAddDocumentToRoom, roomsAddDocumentToRoomViaFileUpload, roomsAddFormToRoom, roomsCreateRoom, roomsDeleteRoom, roomsGetAssignableRoles, roomsGetDocuments, roomsGetRoom, roomsGetRoomFieldData, roomsGetRoomFieldSet, roomsGetRoomUsers, roomsGetRooms, roomsInviteUser, roomsPutRoomUser, roomsUpdatePicture } from '../rooms.js';
/**
 * A room brings together the people, documents, envelopes and task lists of one deal, each
 * person with permissions of their own in that room.
 */
export interface Rooms {
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
    getRooms(input?: RoomsGetRoomsInput, options?: CallOptions): PagedCall<RoomsGetRooms200Response, RoomsGetRoomsResponses, NonNullable<RoomsGetRooms200Response['rooms']>[number]>;
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
    createRoom(input: RoomsCreateRoomInput, options?: CallOptions): Call<RoomsCreateRoom201Response, RoomsCreateRoomResponses>;
    /**
     * Read a room.
     *
     * Reads one room with its owners, its dates and, once it is closed, the reason why. With
     * `includeFieldData` the answer also holds the details of the room. The caller must have access to
     * the room.
     *
     * Rooms_GetRoom: `GET /v2/accounts/{accountId}/rooms/{roomId}`
     */
    getRoom(input: RoomsGetRoomInput, options?: CallOptions): Call<RoomsGetRoom200Response, RoomsGetRoomResponses>;
    /**
     * Delete a room.
     *
     * Deletes a room with everything that lies in it; nobody can open it any more. The caller needs a
     * role that may delete any room, or one that may delete owned rooms and must then own this one.
     *
     * Rooms_DeleteRoom: `DELETE /v2/accounts/{accountId}/rooms/{roomId}`
     */
    deleteRoom(input: RoomsDeleteRoomInput, options?: CallOptions): Call<RoomsDeleteRoom204Response, RoomsDeleteRoomResponses>;
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
    getAssignableRoles(input: RoomsGetAssignableRolesInput, options?: CallOptions): PagedCall<RoomsGetAssignableRoles200Response, RoomsGetAssignableRolesResponses, NonNullable<RoomsGetAssignableRoles200Response['roles']>[number]>;
    /**
     * List the documents of a room.
     *
     * Lists the documents of a room that the caller may see, without their bytes, in chunks that
     * `startPosition` and `count` choose. The list can be narrowed to one folder or by name. Archived
     * documents are left out unless `includeArchived` asks for them.
     *
     * Rooms_GetDocuments: `GET /v2/accounts/{accountId}/rooms/{roomId}/documents`
     */
    getDocuments(input: RoomsGetDocumentsInput, options?: CallOptions): PagedCall<RoomsGetDocuments200Response, RoomsGetDocumentsResponses, NonNullable<RoomsGetDocuments200Response['documents']>[number]>;
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
    addDocumentToRoom(input: RoomsAddDocumentToRoomInput, options?: CallOptions): Call<RoomsAddDocumentToRoom201Response, RoomsAddDocumentToRoomResponses>;
    /**
     * Upload a document to a room.
     *
     * Puts a file into a room as a new document. The file may have up to 35 MB and the whole request
     * up to 40 MB. The user must be in the room, with a role that may add documents.
     *
     * Rooms_AddDocumentToRoomViaFileUpload: `POST /v2/accounts/{accountId}/rooms/{roomId}/documents/contents`
     */
    addDocumentToRoomViaFileUpload(input: RoomsAddDocumentToRoomViaFileUploadInput, options?: CallOptions): Call<RoomsAddDocumentToRoomViaFileUpload201Response, RoomsAddDocumentToRoomViaFileUploadResponses>;
    /**
     * Read the details of a room.
     *
     * Reads the values that were filled into the details of a room, each under the `apiName` of its
     * field. `Rooms_GetRoomFieldSet` tells which fields there are and what they take. The caller needs
     * a role that may read room details.
     *
     * Rooms_GetRoomFieldData: `GET /v2/accounts/{accountId}/rooms/{roomId}/field_data`
     */
    getRoomFieldData(input: RoomsGetRoomFieldDataInput, options?: CallOptions): Call<RoomsGetRoomFieldData200Response, RoomsGetRoomFieldDataResponses>;
    /**
     * Read which details a room has.
     *
     * Reads the field set of a room: every field of its details with its key, its type, the bounds of
     * its value and, for select lists, the choices. The values themselves are read by
     * `Rooms_GetRoomFieldData`.
     *
     * Rooms_GetRoomFieldSet: `GET /v2/accounts/{accountId}/rooms/{roomId}/field_set`
     */
    getRoomFieldSet(input: RoomsGetRoomFieldSetInput, options?: CallOptions): Call<RoomsGetRoomFieldSet200Response, RoomsGetRoomFieldSetResponses>;
    /**
     * Add a form to a room.
     *
     * Puts a form from a library or form group of the company into a room, as a new document that
     * people there can fill in. The user must be in the room, with a role that may add documents from
     * form groups or form libraries, whichever the form comes from.
     *
     * Rooms_AddFormToRoom: `POST /v2/accounts/{accountId}/rooms/{roomId}/forms`
     */
    addFormToRoom(input: RoomsAddFormToRoomInput, options?: CallOptions): Call<RoomsAddFormToRoom201Response, RoomsAddFormToRoomResponses>;
    /**
     * Set the picture of a room.
     *
     * Stores a picture for a room, in place of the one it may have had. The picture comes as the part
     * `file` of a form. The user must be in the room, with a role that may change its details.
     *
     * Rooms_UpdatePicture: `PUT /v2/accounts/{accountId}/rooms/{roomId}/picture`
     */
    updatePicture(input: RoomsUpdatePictureInput, options?: CallOptions): Call<RoomsUpdatePicture200Response, RoomsUpdatePictureResponses>;
    /**
     * List the people in a room.
     *
     * Lists the people in a room with the role and the side that each has there, in chunks that
     * `startPosition` and `count` choose. `filter` narrows the list down, `sort` orders it by given
     * name, family name or address. People whose role hides them in the room do not show.
     *
     * Rooms_GetRoomUsers: `GET /v2/accounts/{accountId}/rooms/{roomId}/users`
     */
    getRoomUsers(input: RoomsGetRoomUsersInput, options?: CallOptions): PagedCall<RoomsGetRoomUsers200Response, RoomsGetRoomUsersResponses, NonNullable<RoomsGetRoomUsers200Response['users']>[number]>;
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
    inviteUser(input: RoomsInviteUserInput, options?: CallOptions): Call<RoomsInviteUser201Response, RoomsInviteUserResponses>;
    /**
     * Change the role or side of a person in a room.
     *
     * Gives a person in a room another role there, another side of the deal, or both. Their role in
     * the company stays as it is. The caller needs a role that may change the room roles of others, or
     * at least of people the caller invited.
     *
     * Rooms_PutRoomUser: `PUT /v2/accounts/{accountId}/rooms/{roomId}/users/{userId}`
     */
    putRoomUser(input: RoomsPutRoomUserInput, options?: CallOptions): Call<RoomsPutRoomUser200Response, RoomsPutRoomUserResponses>;
}
/**
 * Makes the functions of Rooms into methods of one object.
 */
export function rooms(client: Client): Rooms {
    return {
        getRooms: roomsGetRooms.bind(null, client),
        createRoom: roomsCreateRoom.bind(null, client),
        getRoom: roomsGetRoom.bind(null, client),
        deleteRoom: roomsDeleteRoom.bind(null, client),
        getAssignableRoles: roomsGetAssignableRoles.bind(null, client),
        getDocuments: roomsGetDocuments.bind(null, client),
        addDocumentToRoom: roomsAddDocumentToRoom.bind(null, client),
        addDocumentToRoomViaFileUpload: roomsAddDocumentToRoomViaFileUpload.bind(null, client),
        getRoomFieldData: roomsGetRoomFieldData.bind(null, client),
        getRoomFieldSet: roomsGetRoomFieldSet.bind(null, client),
        addFormToRoom: roomsAddFormToRoom.bind(null, client),
        updatePicture: roomsUpdatePicture.bind(null, client),
        getRoomUsers: roomsGetRoomUsers.bind(null, client),
        inviteUser: roomsInviteUser.bind(null, client),
        putRoomUser: roomsPutRoomUser.bind(null, client)
    };
}

