/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { UserInfoList } from './schemas/userInfoList.js';
import { UsersResponse } from './schemas/usersResponse.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/group-users';
export const GroupUsersListParams: zod.ZodType<types.GroupUsersListParams, types.GroupUsersListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupUsersListQueryParams: zod.ZodType<types.GroupUsersListQueryParams, types.GroupUsersListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString3.optional(),
    "start_position": formats.integerString.optional()
}));
export const GroupUsersList200Response = UsersResponse;
export const GroupUsersList400Response = ErrorDetails;
export const GroupUsersList401Response = ErrorDetails;
export const GroupUsersList403Response = ErrorDetails;
export const GroupUsersList404Response = ErrorDetails;
export const GroupUsersList405Response = ErrorDetails;
export const GroupUsersList429Response = ErrorDetails;
export const GroupUsersList500Response = ErrorDetails;
export const GroupUsersUpdateParams: zod.ZodType<types.GroupUsersUpdateParams, types.GroupUsersUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupUsersUpdateBody = UserInfoList;
export const GroupUsersUpdate200Response = UsersResponse;
export const GroupUsersUpdate400Response = ErrorDetails;
export const GroupUsersUpdate401Response = ErrorDetails;
export const GroupUsersUpdate403Response = ErrorDetails;
export const GroupUsersUpdate404Response = ErrorDetails;
export const GroupUsersUpdate405Response = ErrorDetails;
export const GroupUsersUpdate429Response = ErrorDetails;
export const GroupUsersUpdate500Response = ErrorDetails;
export const GroupUsersDeleteParams: zod.ZodType<types.GroupUsersDeleteParams, types.GroupUsersDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupUsersDeleteBody = UserInfoList;
export const GroupUsersDelete200Response = UsersResponse;
export const GroupUsersDelete400Response = ErrorDetails;
export const GroupUsersDelete401Response = ErrorDetails;
export const GroupUsersDelete403Response = ErrorDetails;
export const GroupUsersDelete404Response = ErrorDetails;
export const GroupUsersDelete405Response = ErrorDetails;
export const GroupUsersDelete429Response = ErrorDetails;
export const GroupUsersDelete500Response = ErrorDetails;
