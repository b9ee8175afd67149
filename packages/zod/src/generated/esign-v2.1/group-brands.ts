/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BrandsRequest } from './schemas/brandsRequest.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { GroupBrands } from './schemas/GroupBrands.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/group-brands';
export const GroupBrandsGetParams: zod.ZodType<types.GroupBrandsGetParams, types.GroupBrandsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupBrandsGet200Response = GroupBrands;
export const GroupBrandsGet400Response = ErrorDetails;
export const GroupBrandsGet401Response = ErrorDetails;
export const GroupBrandsGet403Response = ErrorDetails;
export const GroupBrandsGet404Response = ErrorDetails;
export const GroupBrandsGet405Response = ErrorDetails;
export const GroupBrandsGet429Response = ErrorDetails;
export const GroupBrandsGet500Response = ErrorDetails;
export const GroupBrandsUpdateParams: zod.ZodType<types.GroupBrandsUpdateParams, types.GroupBrandsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupBrandsUpdateBody = BrandsRequest;
export const GroupBrandsUpdate200Response = GroupBrands;
export const GroupBrandsUpdate400Response = ErrorDetails;
export const GroupBrandsUpdate401Response = ErrorDetails;
export const GroupBrandsUpdate403Response = ErrorDetails;
export const GroupBrandsUpdate404Response = ErrorDetails;
export const GroupBrandsUpdate405Response = ErrorDetails;
export const GroupBrandsUpdate429Response = ErrorDetails;
export const GroupBrandsUpdate500Response = ErrorDetails;
export const GroupBrandsDeleteParams: zod.ZodType<types.GroupBrandsDeleteParams, types.GroupBrandsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupBrandsDeleteBody = BrandsRequest;
export const GroupBrandsDelete200Response = GroupBrands;
export const GroupBrandsDelete400Response = ErrorDetails;
export const GroupBrandsDelete401Response = ErrorDetails;
export const GroupBrandsDelete403Response = ErrorDetails;
export const GroupBrandsDelete404Response = ErrorDetails;
export const GroupBrandsDelete405Response = ErrorDetails;
export const GroupBrandsDelete429Response = ErrorDetails;
export const GroupBrandsDelete500Response = ErrorDetails;
