/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BrandsRequest } from './schemas/brandsRequest.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { GroupBrands } from './schemas/GroupBrands.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/group-brands';
export const GroupBrandsGetParams: ObjectSchema<types.GroupBrandsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupBrandsGet200Response = /* @__PURE__ */ lenientResponse(GroupBrands);
export const GroupBrandsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdateParams: ObjectSchema<types.GroupBrandsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupBrandsUpdateBody = BrandsRequest;
export const GroupBrandsUpdate200Response = /* @__PURE__ */ lenientResponse(GroupBrands);
export const GroupBrandsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDeleteParams: ObjectSchema<types.GroupBrandsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupBrandsDeleteBody = BrandsRequest;
export const GroupBrandsDelete200Response = /* @__PURE__ */ lenientResponse(GroupBrands);
export const GroupBrandsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
