/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { NewUsersDefinition } from './schemas/newUsersDefinition.js';
import { NewUsersSummary } from './schemas/newUsersSummary.js';
import { UserInfoList } from './schemas/userInfoList.js';
import { UserInformation } from './schemas/userInformation.js';
import { UserInformationList } from './schemas/userInformationList.js';
import { UserSettingsInformation } from './schemas/userSettingsInformation.js';
import { UsersResponse } from './schemas/usersResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/users';
export const UsersListParams: ObjectSchema<types.UsersListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersListQueryParams: ObjectSchema<types.UsersListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "additional_info": formats.booleanString.optional(),
    "alternate_admins_only": formats.booleanString.optional(),
    "count": formats.integerString3.optional(),
    "domain_users_only": formats.booleanString.optional(),
    "email": zod.string().optional(),
    "email_substring": zod.string().optional(),
    "group_id": zod.string().optional(),
    "include_license": formats.booleanString.optional(),
    "include_usersettings_for_csv": formats.booleanString.optional(),
    "login_status": formats.booleanString.optional(),
    "not_group_id": zod.string().optional(),
    "start_position": formats.integerString.optional(),
    "status": zod.string().regex(/^(ActivationRequired|ActivationSent|Active|Closed|Disabled)(,(ActivationRequired|ActivationSent|Active|Closed|Disabled))*$/).optional(),
    "user_name_substring": zod.string().optional()
}));
export const UsersList200Response: zod.ZodType<zod.output<typeof UserInformationList>, unknown> = /* @__PURE__ */ lenientResponse(UserInformationList);
export const UsersList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateParams: ObjectSchema<types.UsersCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersCreateBody = NewUsersDefinition;
export const UsersCreate201Response: zod.ZodType<zod.output<typeof NewUsersSummary>, unknown> = /* @__PURE__ */ lenientResponse(NewUsersSummary);
export const UsersCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateListParams: ObjectSchema<types.UsersUpdateListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersUpdateListQueryParams: ObjectSchema<types.UsersUpdateListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "allow_all_languages": formats.booleanString.optional()
}));
export const UsersUpdateListBody = UserInformationList;
export const UsersUpdateList200Response: zod.ZodType<zod.output<typeof UserInformationList>, unknown> = /* @__PURE__ */ lenientResponse(UserInformationList);
export const UsersUpdateList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteParams: ObjectSchema<types.UsersDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersDeleteQueryParams: ObjectSchema<types.UsersDeleteQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "delete": zod.string().regex(/^(Groups|PermissionSet|SigningGroupsEmail)(, ?(Groups|PermissionSet|SigningGroupsEmail))*$/).optional()
}));
export const UsersDeleteBody = UserInfoList;
export const UsersDelete200Response: zod.ZodType<zod.output<typeof UsersResponse>, unknown> = /* @__PURE__ */ lenientResponse(UsersResponse);
export const UsersDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetParams: ObjectSchema<types.UsersGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UsersGetQueryParams: ObjectSchema<types.UsersGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "additional_info": formats.booleanString.optional(),
    "email": zod.string().optional(),
    "include_license": formats.booleanString.optional()
}));
export const UsersGet200Response: zod.ZodType<zod.output<typeof UserInformation>, unknown> = /* @__PURE__ */ lenientResponse(UserInformation);
export const UsersGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateParams: ObjectSchema<types.UsersUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UsersUpdateQueryParams: ObjectSchema<types.UsersUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "allow_all_languages": formats.booleanString.optional()
}));
export const UsersUpdateBody = UserInformation;
export const UsersUpdate200Response: zod.ZodType<zod.output<typeof UserInformation>, unknown> = /* @__PURE__ */ lenientResponse(UserInformation);
export const UsersUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImageParams: ObjectSchema<types.UsersGetProfileImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UsersGetProfileImageQueryParams: ObjectSchema<types.UsersGetProfileImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "encoding": zod.string().optional()
}));
export const UsersGetProfileImage200Response = /* @__PURE__ */ zod.unknown();
export const UsersGetProfileImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImageParams: ObjectSchema<types.UsersUpdateProfileImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UsersUpdateProfileImage200Response = /* @__PURE__ */ zod.unknown();
export const UsersUpdateProfileImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImageParams: ObjectSchema<types.UsersDeleteProfileImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UsersDeleteProfileImage200Response = /* @__PURE__ */ zod.unknown();
export const UsersDeleteProfileImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettingsParams: ObjectSchema<types.UsersGetSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UsersGetSettings200Response: zod.ZodType<zod.output<typeof UserSettingsInformation>, unknown> = /* @__PURE__ */ lenientResponse(UserSettingsInformation);
export const UsersGetSettings400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettingsParams: ObjectSchema<types.UsersUpdateSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UsersUpdateSettingsQueryParams: ObjectSchema<types.UsersUpdateSettingsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "allow_all_languages": formats.booleanString.optional()
}));
export const UsersUpdateSettingsBody = UserSettingsInformation;
export const UsersUpdateSettings200Response = /* @__PURE__ */ zod.unknown();
export const UsersUpdateSettings400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
