/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { PermissionProfile } from './schemas/permissionProfile.js';
import { PermissionProfileInformation } from './schemas/permissionProfileInformation.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/account-permission-profiles';
export const AccountPermissionProfilesListParams: ObjectSchema<types.AccountPermissionProfilesListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountPermissionProfilesListQueryParams: ObjectSchema<types.AccountPermissionProfilesListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include": zod.string().optional()
}));
export const AccountPermissionProfilesList200Response: zod.ZodType<zod.output<typeof PermissionProfileInformation>, unknown> = /* @__PURE__ */ lenientResponse(PermissionProfileInformation);
export const AccountPermissionProfilesList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreateParams: ObjectSchema<types.AccountPermissionProfilesCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountPermissionProfilesCreateQueryParams: ObjectSchema<types.AccountPermissionProfilesCreateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include": zod.string().optional()
}));
export const AccountPermissionProfilesCreateBody = PermissionProfile;
export const AccountPermissionProfilesCreate201Response: zod.ZodType<zod.output<typeof PermissionProfile>, unknown> = /* @__PURE__ */ lenientResponse(PermissionProfile);
export const AccountPermissionProfilesCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGetParams: ObjectSchema<types.AccountPermissionProfilesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "permissionProfileId": zod.string()
}));
export const AccountPermissionProfilesGetQueryParams: ObjectSchema<types.AccountPermissionProfilesGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include": zod.string().optional()
}));
export const AccountPermissionProfilesGet200Response: zod.ZodType<zod.output<typeof PermissionProfile>, unknown> = /* @__PURE__ */ lenientResponse(PermissionProfile);
export const AccountPermissionProfilesGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdateParams: ObjectSchema<types.AccountPermissionProfilesUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "permissionProfileId": zod.string()
}));
export const AccountPermissionProfilesUpdateQueryParams: ObjectSchema<types.AccountPermissionProfilesUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include": zod.string().optional()
}));
export const AccountPermissionProfilesUpdateBody = PermissionProfile;
export const AccountPermissionProfilesUpdate200Response: zod.ZodType<zod.output<typeof PermissionProfile>, unknown> = /* @__PURE__ */ lenientResponse(PermissionProfile);
export const AccountPermissionProfilesUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDeleteParams: ObjectSchema<types.AccountPermissionProfilesDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "permissionProfileId": zod.string()
}));
export const AccountPermissionProfilesDeleteQueryParams: ObjectSchema<types.AccountPermissionProfilesDeleteQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "move_users_to": zod.string().optional()
}));
export const AccountPermissionProfilesDelete200Response = /* @__PURE__ */ zod.unknown();
export const AccountPermissionProfilesDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
