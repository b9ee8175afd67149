/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ApiError
} from './schemas/apiError.zod.js';

import {
  Role
} from './schemas/role.zod.js';

import {
  RoleForCreate
} from './schemas/roleForCreate.zod.js';

import {
  RoleForUpdate
} from './schemas/roleForUpdate.zod.js';

import {
  RoleSummaryList
} from './schemas/roleSummaryList.zod.js';



export const rolesGetRolesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const RolesGetRolesParams = zod.object({
  "accountId": zod.stringFormat('account-id', rolesGetRolesPathAccountIdRegExp)
})

export const rolesGetRolesQueryStartPositionDefault = 0;
export const rolesGetRolesQueryStartPositionMin = 0;

export const rolesGetRolesQueryCountDefault = 100;
export const rolesGetRolesQueryCountMax = 100;



export const RolesGetRolesQueryParams = zod.object({
  "onlyAssignable": zod.boolean().optional(),
  "filterContext": zod.enum(['AllRoles', 'AssignableRolesBasedOnAllPermissions', 'AssignableRolesBasedOnCompanyPermissions']).optional(),
  "filter": zod.string().optional(),
  "startPosition": zod.int().min(rolesGetRolesQueryStartPositionMin).default(rolesGetRolesQueryStartPositionDefault),
  "count": zod.int().min(1).max(rolesGetRolesQueryCountMax).default(rolesGetRolesQueryCountDefault)
})

export const RolesGetRoles200Response = RoleSummaryList

export const RolesGetRoles400Response = ApiError

export const RolesGetRoles401Response = ApiError

export const RolesGetRoles403Response = ApiError

export const RolesGetRoles404Response = ApiError

export const RolesGetRoles405Response = ApiError

export const RolesGetRoles429Response = ApiError

export const RolesGetRoles500Response = ApiError

export const rolesCreateRolePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const RolesCreateRoleParams = zod.object({
  "accountId": zod.stringFormat('account-id', rolesCreateRolePathAccountIdRegExp)
})

export const RolesCreateRoleBody = RoleForCreate

export const RolesCreateRole201Response = Role

export const RolesCreateRole400Response = ApiError

export const RolesCreateRole401Response = ApiError

export const RolesCreateRole403Response = ApiError

export const RolesCreateRole404Response = ApiError

export const RolesCreateRole405Response = ApiError

export const RolesCreateRole429Response = ApiError

export const RolesCreateRole500Response = ApiError

export const rolesGetRolePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RolesGetRoleParams = zod.object({
  "accountId": zod.stringFormat('account-id', rolesGetRolePathAccountIdRegExp),
  "roleId": zod.int().min(1)
})

export const RolesGetRoleQueryParams = zod.object({
  "includeIsAssigned": zod.boolean().optional()
})

export const RolesGetRole200Response = Role

export const RolesGetRole400Response = ApiError

export const RolesGetRole401Response = ApiError

export const RolesGetRole403Response = ApiError

export const RolesGetRole404Response = ApiError

export const RolesGetRole405Response = ApiError

export const RolesGetRole429Response = ApiError

export const RolesGetRole500Response = ApiError

export const rolesUpdateRolePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RolesUpdateRoleParams = zod.object({
  "accountId": zod.stringFormat('account-id', rolesUpdateRolePathAccountIdRegExp),
  "roleId": zod.int().min(1)
})

export const RolesUpdateRoleBody = RoleForUpdate

export const RolesUpdateRole200Response = Role

export const RolesUpdateRole400Response = ApiError

export const RolesUpdateRole401Response = ApiError

export const RolesUpdateRole403Response = ApiError

export const RolesUpdateRole404Response = ApiError

export const RolesUpdateRole405Response = ApiError

export const RolesUpdateRole429Response = ApiError

export const RolesUpdateRole500Response = ApiError

export const rolesDeleteRolePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RolesDeleteRoleParams = zod.object({
  "accountId": zod.stringFormat('account-id', rolesDeleteRolePathAccountIdRegExp),
  "roleId": zod.int().min(1)
})

export const RolesDeleteRole204Response = zod.void()

export const RolesDeleteRole400Response = ApiError

export const RolesDeleteRole401Response = ApiError

export const RolesDeleteRole403Response = ApiError

export const RolesDeleteRole404Response = ApiError

export const RolesDeleteRole405Response = ApiError

export const RolesDeleteRole429Response = ApiError

export const RolesDeleteRole500Response = ApiError

