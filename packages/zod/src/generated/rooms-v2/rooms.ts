/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { AssignableRoles } from './schemas/AssignableRoles.js';
import { Document } from './schemas/Document.js';
import { Envelope } from './schemas/Envelope.js';
import { EnvelopeForCreate } from './schemas/EnvelopeForCreate.js';
import { FieldData } from './schemas/FieldData.js';
import { FieldDataForUpdate } from './schemas/FieldDataForUpdate.js';
import { FieldSet } from './schemas/FieldSet.js';
import { FormForAdd } from './schemas/FormForAdd.js';
import { Room } from './schemas/Room.js';
import { RoomDocument } from './schemas/RoomDocument.js';
import { RoomDocumentList } from './schemas/RoomDocumentList.js';
import { RoomDocumentUpload } from './schemas/RoomDocumentUpload.js';
import { RoomForCreate } from './schemas/RoomForCreate.js';
import { RoomInvite } from './schemas/RoomInvite.js';
import { RoomInviteResponse } from './schemas/RoomInviteResponse.js';
import { RoomPicture } from './schemas/RoomPicture.js';
import { RoomPictureUpload } from './schemas/RoomPictureUpload.js';
import { RoomSummaryList } from './schemas/RoomSummaryList.js';
import { RoomUser } from './schemas/RoomUser.js';
import { RoomUserForUpdate } from './schemas/RoomUserForUpdate.js';
import { RoomUserRemovalDetail } from './schemas/RoomUserRemovalDetail.js';
import { RoomUsersResult } from './schemas/RoomUsersResult.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/rooms';
export const RoomsGetRoomsParams: ObjectSchema<types.RoomsGetRoomsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const RoomsGetRoomsQueryParams: ObjectSchema<types.RoomsGetRoomsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional(),
    "roomStatus": zod.string().regex(/^(active|pending|open|closed|Active|Pending|Open|Closed)(,(active|pending|open|closed|Active|Pending|Open|Closed))*$/).optional(),
    "officeId": zod.int().min(1).optional(),
    "fieldDataChangedStartDate": zod.string().optional(),
    "fieldDataChangedEndDate": zod.string().optional(),
    "roomClosedStartDate": zod.string().optional(),
    "roomClosedEndDate": zod.string().optional()
}));
export const RoomsGetRooms200Response: zod.ZodType<zod.output<typeof RoomSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(RoomSummaryList);
export const RoomsGetRooms400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomParams: ObjectSchema<types.RoomsCreateRoomParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const RoomsCreateRoomBody = RoomForCreate;
export const RoomsCreateRoom201Response: zod.ZodType<zod.output<typeof Room>, unknown> = /* @__PURE__ */ lenientResponse(Room);
export const RoomsCreateRoom400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomParams: ObjectSchema<types.RoomsGetRoomParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsGetRoomQueryParams: ObjectSchema<types.RoomsGetRoomQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "includeFieldData": zod.boolean().optional()
}));
export const RoomsGetRoom200Response: zod.ZodType<zod.output<typeof Room>, unknown> = /* @__PURE__ */ lenientResponse(Room);
export const RoomsGetRoom400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoomParams: ObjectSchema<types.RoomsDeleteRoomParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsDeleteRoom204Response = /* @__PURE__ */ zod.void();
export const RoomsDeleteRoom400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRolesParams: ObjectSchema<types.RoomsGetAssignableRolesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsGetAssignableRolesQueryParams: ObjectSchema<types.RoomsGetAssignableRolesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "assigneeEmail": zod.email().optional(),
    "startPosition": zod.int().min(0).optional(),
    "count": zod.int().min(1).max(100).optional(),
    "filter": zod.string().optional()
}));
export const RoomsGetAssignableRoles200Response: zod.ZodType<zod.output<typeof AssignableRoles>, unknown> = /* @__PURE__ */ lenientResponse(AssignableRoles);
export const RoomsGetAssignableRoles400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocumentsParams: ObjectSchema<types.RoomsGetDocumentsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsGetDocumentsQueryParams: ObjectSchema<types.RoomsGetDocumentsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional(),
    "requireContentForDynamicDocuments": zod.boolean().optional(),
    "roomFolderId": zod.int().min(1).optional(),
    "nameFilter": zod.string().optional(),
    "includeArchived": zod.boolean().optional()
}));
export const RoomsGetDocuments200Response: zod.ZodType<zod.output<typeof RoomDocumentList>, unknown> = /* @__PURE__ */ lenientResponse(RoomDocumentList);
export const RoomsGetDocuments400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomParams: ObjectSchema<types.RoomsAddDocumentToRoomParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsAddDocumentToRoomBody = Document;
export const RoomsAddDocumentToRoom201Response: zod.ZodType<zod.output<typeof RoomDocument>, unknown> = /* @__PURE__ */ lenientResponse(RoomDocument);
export const RoomsAddDocumentToRoom400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUploadParams: ObjectSchema<types.RoomsAddDocumentToRoomViaFileUploadParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsAddDocumentToRoomViaFileUploadBody = RoomDocumentUpload;
export const RoomsAddDocumentToRoomViaFileUpload201Response: zod.ZodType<zod.output<typeof RoomDocument>, unknown> = /* @__PURE__ */ lenientResponse(RoomDocument);
export const RoomsAddDocumentToRoomViaFileUpload400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelopeParams: ObjectSchema<types.RoomsCreateRoomEnvelopeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsCreateRoomEnvelopeBody = EnvelopeForCreate;
export const RoomsCreateRoomEnvelope200Response: zod.ZodType<zod.output<typeof Envelope>, unknown> = /* @__PURE__ */ lenientResponse(Envelope);
export const RoomsCreateRoomEnvelope201Response: zod.ZodType<zod.output<typeof Envelope>, unknown> = /* @__PURE__ */ lenientResponse(Envelope);
export const RoomsCreateRoomEnvelope400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldDataParams: ObjectSchema<types.RoomsGetRoomFieldDataParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsGetRoomFieldData200Response: zod.ZodType<zod.output<typeof FieldData>, unknown> = /* @__PURE__ */ lenientResponse(FieldData);
export const RoomsGetRoomFieldData400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldDataParams: ObjectSchema<types.RoomsUpdateRoomFieldDataParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsUpdateRoomFieldDataBody = FieldDataForUpdate;
export const RoomsUpdateRoomFieldData200Response: zod.ZodType<zod.output<typeof FieldData>, unknown> = /* @__PURE__ */ lenientResponse(FieldData);
export const RoomsUpdateRoomFieldData400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSetParams: ObjectSchema<types.RoomsGetRoomFieldSetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsGetRoomFieldSet200Response: zod.ZodType<zod.output<typeof FieldSet>, unknown> = /* @__PURE__ */ lenientResponse(FieldSet);
export const RoomsGetRoomFieldSet400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoomParams: ObjectSchema<types.RoomsAddFormToRoomParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsAddFormToRoomBody = FormForAdd;
export const RoomsAddFormToRoom200Response: zod.ZodType<zod.output<typeof RoomDocument>, unknown> = /* @__PURE__ */ lenientResponse(RoomDocument);
export const RoomsAddFormToRoom201Response: zod.ZodType<zod.output<typeof RoomDocument>, unknown> = /* @__PURE__ */ lenientResponse(RoomDocument);
export const RoomsAddFormToRoom400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePictureParams: ObjectSchema<types.RoomsUpdatePictureParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsUpdatePictureBody = RoomPictureUpload;
export const RoomsUpdatePicture200Response: zod.ZodType<zod.output<typeof RoomPicture>, unknown> = /* @__PURE__ */ lenientResponse(RoomPicture);
export const RoomsUpdatePicture400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsersParams: ObjectSchema<types.RoomsGetRoomUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsGetRoomUsersQueryParams: ObjectSchema<types.RoomsGetRoomUsersQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional(),
    "filter": zod.string().optional(),
    "sort": zod.enum(['firstNameAsc', 'firstNameDesc', 'lastNameAsc', 'lastNameDesc', 'FirstNameAsc', 'FirstNameDesc', 'LastNameAsc', 'LastNameDesc', 'EmailAsc', 'EmailDesc']).optional()
}));
export const RoomsGetRoomUsers200Response: zod.ZodType<zod.output<typeof RoomUsersResult>, unknown> = /* @__PURE__ */ lenientResponse(RoomUsersResult);
export const RoomsGetRoomUsers400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUserParams: ObjectSchema<types.RoomsInviteUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomsInviteUserBody = RoomInvite;
export const RoomsInviteUser200Response: zod.ZodType<zod.output<typeof RoomInviteResponse>, unknown> = /* @__PURE__ */ lenientResponse(RoomInviteResponse);
export const RoomsInviteUser201Response: zod.ZodType<zod.output<typeof RoomInviteResponse>, unknown> = /* @__PURE__ */ lenientResponse(RoomInviteResponse);
export const RoomsInviteUser400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUserParams: ObjectSchema<types.RoomsPutRoomUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1),
    "userId": zod.int().min(1)
}));
export const RoomsPutRoomUserBody = RoomUserForUpdate;
export const RoomsPutRoomUser200Response: zod.ZodType<zod.output<typeof RoomUser>, unknown> = /* @__PURE__ */ lenientResponse(RoomUser);
export const RoomsPutRoomUser400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccessParams: ObjectSchema<types.RoomsRestoreRoomUserAccessParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1),
    "userId": zod.int().min(1)
}));
export const RoomsRestoreRoomUserAccess204Response = /* @__PURE__ */ zod.void();
export const RoomsRestoreRoomUserAccess400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccessParams: ObjectSchema<types.RoomsRevokeRoomUserAccessParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1),
    "userId": zod.int().min(1)
}));
export const RoomsRevokeRoomUserAccessBody = RoomUserRemovalDetail;
export const RoomsRevokeRoomUserAccess204Response = /* @__PURE__ */ zod.void();
export const RoomsRevokeRoomUserAccess400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
