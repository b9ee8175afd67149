/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { RoomTemplatesSummaryList } from './schemas/RoomTemplatesSummaryList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/room-templates';
export const RoomTemplatesGetRoomTemplatesParams: ObjectSchema<types.RoomTemplatesGetRoomTemplatesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const RoomTemplatesGetRoomTemplatesQueryParams: ObjectSchema<types.RoomTemplatesGetRoomTemplatesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "officeId": zod.int().min(1).optional(),
    "onlyAssignable": zod.boolean().optional(),
    "onlyEnabled": zod.boolean().optional(),
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional()
}));
export const RoomTemplatesGetRoomTemplates200Response: zod.ZodType<zod.output<typeof RoomTemplatesSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(RoomTemplatesSummaryList);
export const RoomTemplatesGetRoomTemplates400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
