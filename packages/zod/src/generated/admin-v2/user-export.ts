/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { OrganizationExportRequest } from './schemas/OrganizationExportRequest.js';
import { OrganizationExportResponse } from './schemas/OrganizationExportResponse.js';
import { OrganizationExportsResponse } from './schemas/OrganizationExportsResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/user-export';
export const UserExportGetUserListExportsParams: ObjectSchema<types.UserExportGetUserListExportsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserExportGetUserListExports200Response: zod.ZodType<zod.output<typeof OrganizationExportsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportsResponse);
export const UserExportGetUserListExports400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExports500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExportParams: ObjectSchema<types.UserExportCreateUserListExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserExportCreateUserListExportBody = OrganizationExportRequest;
export const UserExportCreateUserListExport200Response: zod.ZodType<zod.output<typeof OrganizationExportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportResponse);
export const UserExportCreateUserListExport400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportCreateUserListExport500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExportParams: ObjectSchema<types.UserExportGetUserListExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "exportId": formats.guid
}));
export const UserExportGetUserListExport200Response: zod.ZodType<zod.output<typeof OrganizationExportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportResponse);
export const UserExportGetUserListExport400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportGetUserListExport500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExportParams: ObjectSchema<types.UserExportDeleteUserListExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "exportId": formats.guid
}));
export const UserExportDeleteUserListExport200Response: zod.ZodType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const UserExportDeleteUserListExport400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserExportDeleteUserListExport500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
