/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { Role } from './schemas/Role.js';
import { RoleForCreate } from './schemas/RoleForCreate.js';
import { RoleForUpdate } from './schemas/RoleForUpdate.js';
import { RoleSummaryList } from './schemas/RoleSummaryList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/roles';
export const RolesGetRolesParams: ObjectSchema<types.RolesGetRolesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const RolesGetRolesQueryParams: ObjectSchema<types.RolesGetRolesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "onlyAssignable": zod.boolean().optional(),
    "filterContext": zod.enum(['AllRoles', 'AssignableRolesBasedOnAllPermissions', 'AssignableRolesBasedOnCompanyPermissions']).optional(),
    "filter": zod.string().optional(),
    "startPosition": zod.int().min(0).optional(),
    "count": zod.int().min(1).max(100).optional()
}));
export const RolesGetRoles200Response: zod.ZodType<zod.output<typeof RoleSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(RoleSummaryList);
export const RolesGetRoles400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRoleParams: ObjectSchema<types.RolesCreateRoleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const RolesCreateRoleBody = RoleForCreate;
export const RolesCreateRole201Response: zod.ZodType<zod.output<typeof Role>, unknown> = /* @__PURE__ */ lenientResponse(Role);
export const RolesCreateRole400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoleParams: ObjectSchema<types.RolesGetRoleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roleId": zod.int().min(1)
}));
export const RolesGetRoleQueryParams: ObjectSchema<types.RolesGetRoleQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "includeIsAssigned": zod.boolean().optional()
}));
export const RolesGetRole200Response: zod.ZodType<zod.output<typeof Role>, unknown> = /* @__PURE__ */ lenientResponse(Role);
export const RolesGetRole400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRoleParams: ObjectSchema<types.RolesUpdateRoleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roleId": zod.int().min(1)
}));
export const RolesUpdateRoleBody = RoleForUpdate;
export const RolesUpdateRole200Response: zod.ZodType<zod.output<typeof Role>, unknown> = /* @__PURE__ */ lenientResponse(Role);
export const RolesUpdateRole400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRoleParams: ObjectSchema<types.RolesDeleteRoleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roleId": zod.int().min(1)
}));
export const RolesDeleteRole204Response = /* @__PURE__ */ zod.void();
export const RolesDeleteRole400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
