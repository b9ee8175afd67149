/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { UserInfoList } from './schemas/userInfoList.js';
import { UsersResponse } from './schemas/usersResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/group-users';
export const GroupUsersListParams: ObjectSchema<types.GroupUsersListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupUsersListQueryParams: ObjectSchema<types.GroupUsersListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString3.optional(),
    "start_position": formats.integerString.optional()
}));
export const GroupUsersList200Response = /* @__PURE__ */ lenientResponse(UsersResponse);
export const GroupUsersList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdateParams: ObjectSchema<types.GroupUsersUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupUsersUpdateBody = UserInfoList;
export const GroupUsersUpdate200Response = /* @__PURE__ */ lenientResponse(UsersResponse);
export const GroupUsersUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDeleteParams: ObjectSchema<types.GroupUsersDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "groupId": zod.string()
}));
export const GroupUsersDeleteBody = UserInfoList;
export const GroupUsersDelete200Response = /* @__PURE__ */ lenientResponse(UsersResponse);
export const GroupUsersDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
