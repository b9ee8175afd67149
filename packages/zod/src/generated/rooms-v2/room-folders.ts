/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { RoomFolderList } from './schemas/RoomFolderList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/room-folders';
export const RoomFoldersGetRoomFoldersParams: ObjectSchema<types.RoomFoldersGetRoomFoldersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roomId": zod.int().min(1)
}));
export const RoomFoldersGetRoomFoldersQueryParams: ObjectSchema<types.RoomFoldersGetRoomFoldersQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "startPosition": zod.int().min(0).optional(),
    "count": zod.int().min(1).max(100).optional()
}));
export const RoomFoldersGetRoomFolders200Response: zod.ZodType<zod.output<typeof RoomFolderList>, unknown> = /* @__PURE__ */ lenientResponse(RoomFolderList);
export const RoomFoldersGetRoomFolders400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
