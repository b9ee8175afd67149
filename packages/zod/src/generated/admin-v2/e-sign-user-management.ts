/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { MemberGroupsResponse } from './schemas/MemberGroupsResponse.js';
import { PermissionsResponse } from './schemas/PermissionsResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/e-sign-user-management';
export const ESignUserManagementGetGroupsParams: ObjectSchema<types.ESignUserManagementGetGroupsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const ESignUserManagementGetGroupsQueryParams: ObjectSchema<types.ESignUserManagementGetGroupsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "start": zod.int().min(0).optional(),
    "take": zod.int().min(1).optional(),
    "end": zod.int().min(0).optional()
}));
export const ESignUserManagementGetGroups200Response: zod.ZodType<zod.output<typeof MemberGroupsResponse>, unknown> = /* @__PURE__ */ lenientResponse(MemberGroupsResponse);
export const ESignUserManagementGetGroups400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetGroups500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissionsParams: ObjectSchema<types.ESignUserManagementGetPermissionsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const ESignUserManagementGetPermissions200Response: zod.ZodType<zod.output<typeof PermissionsResponse>, unknown> = /* @__PURE__ */ lenientResponse(PermissionsResponse);
export const ESignUserManagementGetPermissions400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ESignUserManagementGetPermissions500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
