/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorResponseDTO } from './schemas/ErrorResponseDTO.js';
import { TabInfoList } from './schemas/TabInfoList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/connected-fields/tab-info';
export const TabInfoGetTabGroupsParams: ObjectSchema<types.TabInfoGetTabGroupsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid
}));
export const TabInfoGetTabGroupsQueryParams: ObjectSchema<types.TabInfoGetTabGroupsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "appId": zod.string().optional()
}));
export const TabInfoGetTabGroups200Response: zod.ZodType<zod.output<typeof TabInfoList>, unknown> = /* @__PURE__ */ lenientResponse(TabInfoList);
export const TabInfoGetTabGroups400Response: zod.ZodType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups401Response: zod.ZodType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups403Response: zod.ZodType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups404Response: zod.ZodType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups405Response: zod.ZodType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups429Response: zod.ZodType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups500Response: zod.ZodType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
