/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { SigningGroup } from './schemas/signingGroup.js';
import { SigningGroupInformation } from './schemas/signingGroupInformation.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/signing-groups';
export const SigningGroupsListParams: ObjectSchema<types.SigningGroupsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const SigningGroupsListQueryParams: ObjectSchema<types.SigningGroupsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "group_type": zod.string().optional(),
    "include_users": formats.booleanString.optional()
}));
export const SigningGroupsList200Response = /* @__PURE__ */ lenientResponse(SigningGroupInformation);
export const SigningGroupsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreateParams: ObjectSchema<types.SigningGroupsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const SigningGroupsCreateBody = SigningGroupInformation;
export const SigningGroupsCreate201Response = /* @__PURE__ */ lenientResponse(SigningGroupInformation);
export const SigningGroupsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateListParams: ObjectSchema<types.SigningGroupsUpdateListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const SigningGroupsUpdateListBody = SigningGroupInformation;
export const SigningGroupsUpdateList200Response = /* @__PURE__ */ lenientResponse(SigningGroupInformation);
export const SigningGroupsUpdateList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDeleteParams: ObjectSchema<types.SigningGroupsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const SigningGroupsDeleteBody = SigningGroupInformation;
export const SigningGroupsDelete200Response = /* @__PURE__ */ lenientResponse(SigningGroupInformation);
export const SigningGroupsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGetParams: ObjectSchema<types.SigningGroupsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signingGroupId": zod.string()
}));
export const SigningGroupsGet200Response = /* @__PURE__ */ lenientResponse(SigningGroup);
export const SigningGroupsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateParams: ObjectSchema<types.SigningGroupsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signingGroupId": zod.string()
}));
export const SigningGroupsUpdateBody = SigningGroup;
export const SigningGroupsUpdate200Response = /* @__PURE__ */ lenientResponse(SigningGroup);
export const SigningGroupsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
