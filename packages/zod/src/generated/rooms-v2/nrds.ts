/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { UserNrdsId } from './schemas/UserNrdsId.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/nrds';
export const NrdsUpdateUserNrdsIdParams: zod.ZodType<types.NrdsUpdateUserNrdsIdParams, types.NrdsUpdateUserNrdsIdParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const NrdsUpdateUserNrdsIdBody = UserNrdsId;
export const NrdsUpdateUserNrdsId200Response = UserNrdsId;
export const NrdsUpdateUserNrdsId400Response = ApiError;
export const NrdsUpdateUserNrdsId401Response = ApiError;
export const NrdsUpdateUserNrdsId403Response = ApiError;
export const NrdsUpdateUserNrdsId404Response = ApiError;
export const NrdsUpdateUserNrdsId405Response = ApiError;
export const NrdsUpdateUserNrdsId429Response = ApiError;
export const NrdsUpdateUserNrdsId500Response = ApiError;
export const NrdsDeleteUserNrdsIdParams: zod.ZodType<types.NrdsDeleteUserNrdsIdParams, types.NrdsDeleteUserNrdsIdParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const NrdsDeleteUserNrdsId204Response = /* @__PURE__ */ zod.void();
export const NrdsDeleteUserNrdsId400Response = ApiError;
export const NrdsDeleteUserNrdsId401Response = ApiError;
export const NrdsDeleteUserNrdsId403Response = ApiError;
export const NrdsDeleteUserNrdsId404Response = ApiError;
export const NrdsDeleteUserNrdsId405Response = ApiError;
export const NrdsDeleteUserNrdsId429Response = ApiError;
export const NrdsDeleteUserNrdsId500Response = ApiError;
