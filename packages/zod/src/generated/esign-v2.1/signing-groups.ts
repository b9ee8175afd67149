/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { SigningGroup } from './schemas/signingGroup.js';
import { SigningGroupInformation } from './schemas/signingGroupInformation.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/signing-groups';
export const SigningGroupsListParams: zod.ZodType<types.SigningGroupsListParams, types.SigningGroupsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const SigningGroupsListQueryParams: zod.ZodType<types.SigningGroupsListQueryParams, types.SigningGroupsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "group_type": zod.string().optional(),
    "include_users": formats.booleanString.optional()
}));
export const SigningGroupsList200Response = SigningGroupInformation;
export const SigningGroupsList400Response = ErrorDetails;
export const SigningGroupsList401Response = ErrorDetails;
export const SigningGroupsList403Response = ErrorDetails;
export const SigningGroupsList404Response = ErrorDetails;
export const SigningGroupsList405Response = ErrorDetails;
export const SigningGroupsList429Response = ErrorDetails;
export const SigningGroupsList500Response = ErrorDetails;
export const SigningGroupsCreateParams: zod.ZodType<types.SigningGroupsCreateParams, types.SigningGroupsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const SigningGroupsCreateBody = SigningGroupInformation;
export const SigningGroupsCreate201Response = SigningGroupInformation;
export const SigningGroupsCreate400Response = ErrorDetails;
export const SigningGroupsCreate401Response = ErrorDetails;
export const SigningGroupsCreate403Response = ErrorDetails;
export const SigningGroupsCreate404Response = ErrorDetails;
export const SigningGroupsCreate405Response = ErrorDetails;
export const SigningGroupsCreate429Response = ErrorDetails;
export const SigningGroupsCreate500Response = ErrorDetails;
export const SigningGroupsUpdateListParams: zod.ZodType<types.SigningGroupsUpdateListParams, types.SigningGroupsUpdateListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const SigningGroupsUpdateListBody = SigningGroupInformation;
export const SigningGroupsUpdateList200Response = SigningGroupInformation;
export const SigningGroupsUpdateList400Response = ErrorDetails;
export const SigningGroupsUpdateList401Response = ErrorDetails;
export const SigningGroupsUpdateList403Response = ErrorDetails;
export const SigningGroupsUpdateList404Response = ErrorDetails;
export const SigningGroupsUpdateList405Response = ErrorDetails;
export const SigningGroupsUpdateList429Response = ErrorDetails;
export const SigningGroupsUpdateList500Response = ErrorDetails;
export const SigningGroupsDeleteParams: zod.ZodType<types.SigningGroupsDeleteParams, types.SigningGroupsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const SigningGroupsDeleteBody = SigningGroupInformation;
export const SigningGroupsDelete200Response = SigningGroupInformation;
export const SigningGroupsDelete400Response = ErrorDetails;
export const SigningGroupsDelete401Response = ErrorDetails;
export const SigningGroupsDelete403Response = ErrorDetails;
export const SigningGroupsDelete404Response = ErrorDetails;
export const SigningGroupsDelete405Response = ErrorDetails;
export const SigningGroupsDelete429Response = ErrorDetails;
export const SigningGroupsDelete500Response = ErrorDetails;
export const SigningGroupsGetParams: zod.ZodType<types.SigningGroupsGetParams, types.SigningGroupsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signingGroupId": zod.string()
}));
export const SigningGroupsGet200Response = SigningGroup;
export const SigningGroupsGet400Response = ErrorDetails;
export const SigningGroupsGet401Response = ErrorDetails;
export const SigningGroupsGet403Response = ErrorDetails;
export const SigningGroupsGet404Response = ErrorDetails;
export const SigningGroupsGet405Response = ErrorDetails;
export const SigningGroupsGet429Response = ErrorDetails;
export const SigningGroupsGet500Response = ErrorDetails;
export const SigningGroupsUpdateParams: zod.ZodType<types.SigningGroupsUpdateParams, types.SigningGroupsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signingGroupId": zod.string()
}));
export const SigningGroupsUpdateBody = SigningGroup;
export const SigningGroupsUpdate200Response = SigningGroup;
export const SigningGroupsUpdate400Response = ErrorDetails;
export const SigningGroupsUpdate401Response = ErrorDetails;
export const SigningGroupsUpdate403Response = ErrorDetails;
export const SigningGroupsUpdate404Response = ErrorDetails;
export const SigningGroupsUpdate405Response = ErrorDetails;
export const SigningGroupsUpdate429Response = ErrorDetails;
export const SigningGroupsUpdate500Response = ErrorDetails;
