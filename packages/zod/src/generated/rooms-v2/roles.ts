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
export const RolesGetRoles200Response = /* @__PURE__ */ lenientResponse(RoleSummaryList);
export const RolesGetRoles400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRoleParams: ObjectSchema<types.RolesCreateRoleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const RolesCreateRoleBody = RoleForCreate;
export const RolesCreateRole201Response = /* @__PURE__ */ lenientResponse(Role);
export const RolesCreateRole400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoleParams: ObjectSchema<types.RolesGetRoleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roleId": zod.int().min(1)
}));
export const RolesGetRoleQueryParams: ObjectSchema<types.RolesGetRoleQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "includeIsAssigned": zod.boolean().optional()
}));
export const RolesGetRole200Response = /* @__PURE__ */ lenientResponse(Role);
export const RolesGetRole400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRoleParams: ObjectSchema<types.RolesUpdateRoleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roleId": zod.int().min(1)
}));
export const RolesUpdateRoleBody = RoleForUpdate;
export const RolesUpdateRole200Response = /* @__PURE__ */ lenientResponse(Role);
export const RolesUpdateRole400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRoleParams: ObjectSchema<types.RolesDeleteRoleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "roleId": zod.int().min(1)
}));
export const RolesDeleteRole204Response = /* @__PURE__ */ zod.void();
export const RolesDeleteRole400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole500Response = /* @__PURE__ */ lenientResponse(ApiError);
