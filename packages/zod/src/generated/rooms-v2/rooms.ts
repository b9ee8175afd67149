/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ApiError
} from './schemas/apiError.zod.js';

import {
  RoomDocument
} from './schemas/roomDocument.zod.js';

import {
  RoomDocumentUpload
} from './schemas/roomDocumentUpload.zod.js';



export const roomsAddDocumentToRoomViaFileUploadPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsAddDocumentToRoomViaFileUploadParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsAddDocumentToRoomViaFileUploadPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const RoomsAddDocumentToRoomViaFileUploadBody = RoomDocumentUpload

export const RoomsAddDocumentToRoomViaFileUpload201Response = RoomDocument

export const RoomsAddDocumentToRoomViaFileUpload400Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload401Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload403Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload404Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload405Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload429Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload500Response = ApiError

