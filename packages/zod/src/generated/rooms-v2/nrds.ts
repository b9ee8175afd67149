/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { UserNrdsId } from './schemas/UserNrdsId.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/nrds';
export const NrdsUpdateUserNrdsIdParams: ObjectSchema<types.NrdsUpdateUserNrdsIdParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const NrdsUpdateUserNrdsIdBody = UserNrdsId;
export const NrdsUpdateUserNrdsId200Response: zod.ZodType<zod.output<typeof UserNrdsId>, unknown> = /* @__PURE__ */ lenientResponse(UserNrdsId);
export const NrdsUpdateUserNrdsId400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsIdParams: ObjectSchema<types.NrdsDeleteUserNrdsIdParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const NrdsDeleteUserNrdsId204Response = /* @__PURE__ */ zod.void();
export const NrdsDeleteUserNrdsId400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
