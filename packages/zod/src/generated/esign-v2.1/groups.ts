/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { GroupInformation } from './schemas/groupInformation.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/groups';
export const GroupsListParams: zod.ZodType<types.GroupsListParams, types.GroupsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const GroupsListQueryParams: zod.ZodType<types.GroupsListQueryParams, types.GroupsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString3.optional(),
    "group_type": zod.string().optional(),
    "include_usercount": formats.booleanString.optional(),
    "search_text": zod.string().optional(),
    "start_position": formats.integerString.optional()
}));
export const GroupsList200Response = GroupInformation;
export const GroupsList400Response = ErrorDetails;
export const GroupsList401Response = ErrorDetails;
export const GroupsList403Response = ErrorDetails;
export const GroupsList404Response = ErrorDetails;
export const GroupsList405Response = ErrorDetails;
export const GroupsList429Response = ErrorDetails;
export const GroupsList500Response = ErrorDetails;
export const GroupsCreateParams: zod.ZodType<types.GroupsCreateParams, types.GroupsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const GroupsCreateBody = GroupInformation;
export const GroupsCreate201Response = GroupInformation;
export const GroupsCreate400Response = ErrorDetails;
export const GroupsCreate401Response = ErrorDetails;
export const GroupsCreate403Response = ErrorDetails;
export const GroupsCreate404Response = ErrorDetails;
export const GroupsCreate405Response = ErrorDetails;
export const GroupsCreate429Response = ErrorDetails;
export const GroupsCreate500Response = ErrorDetails;
export const GroupsUpdateParams: zod.ZodType<types.GroupsUpdateParams, types.GroupsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const GroupsUpdateBody = GroupInformation;
export const GroupsUpdate200Response = GroupInformation;
export const GroupsUpdate400Response = ErrorDetails;
export const GroupsUpdate401Response = ErrorDetails;
export const GroupsUpdate403Response = ErrorDetails;
export const GroupsUpdate404Response = ErrorDetails;
export const GroupsUpdate405Response = ErrorDetails;
export const GroupsUpdate429Response = ErrorDetails;
export const GroupsUpdate500Response = ErrorDetails;
export const GroupsDeleteParams: zod.ZodType<types.GroupsDeleteParams, types.GroupsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const GroupsDeleteBody = GroupInformation;
export const GroupsDelete200Response = GroupInformation;
export const GroupsDelete400Response = ErrorDetails;
export const GroupsDelete401Response = ErrorDetails;
export const GroupsDelete403Response = ErrorDetails;
export const GroupsDelete404Response = ErrorDetails;
export const GroupsDelete405Response = ErrorDetails;
export const GroupsDelete429Response = ErrorDetails;
export const GroupsDelete500Response = ErrorDetails;
