/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { OrganizationExportRequest } from './schemas/OrganizationExportRequest.js';
import { OrganizationExportResponse } from './schemas/OrganizationExportResponse.js';
import { OrganizationExportsResponse } from './schemas/OrganizationExportsResponse.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/user-export';
export const UserExportGetUserListExportsParams: zod.ZodType<types.UserExportGetUserListExportsParams, types.UserExportGetUserListExportsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserExportGetUserListExports200Response = OrganizationExportsResponse;
export const UserExportGetUserListExports400Response = ErrorDetails;
export const UserExportGetUserListExports401Response = ErrorDetails;
export const UserExportGetUserListExports403Response = ErrorDetails;
export const UserExportGetUserListExports404Response = ErrorDetails;
export const UserExportGetUserListExports405Response = ErrorDetails;
export const UserExportGetUserListExports429Response = ErrorDetails;
export const UserExportGetUserListExports500Response = ErrorDetails;
export const UserExportCreateUserListExportParams: zod.ZodType<types.UserExportCreateUserListExportParams, types.UserExportCreateUserListExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserExportCreateUserListExportBody = OrganizationExportRequest;
export const UserExportCreateUserListExport200Response = OrganizationExportResponse;
export const UserExportCreateUserListExport400Response = ErrorDetails;
export const UserExportCreateUserListExport401Response = ErrorDetails;
export const UserExportCreateUserListExport403Response = ErrorDetails;
export const UserExportCreateUserListExport404Response = ErrorDetails;
export const UserExportCreateUserListExport405Response = ErrorDetails;
export const UserExportCreateUserListExport429Response = ErrorDetails;
export const UserExportCreateUserListExport500Response = ErrorDetails;
export const UserExportGetUserListExportParams: zod.ZodType<types.UserExportGetUserListExportParams, types.UserExportGetUserListExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "exportId": formats.guid
}));
export const UserExportGetUserListExport200Response = OrganizationExportResponse;
export const UserExportGetUserListExport400Response = ErrorDetails;
export const UserExportGetUserListExport401Response = ErrorDetails;
export const UserExportGetUserListExport403Response = ErrorDetails;
export const UserExportGetUserListExport404Response = ErrorDetails;
export const UserExportGetUserListExport405Response = ErrorDetails;
export const UserExportGetUserListExport429Response = ErrorDetails;
export const UserExportGetUserListExport500Response = ErrorDetails;
export const UserExportDeleteUserListExportParams: zod.ZodType<types.UserExportDeleteUserListExportParams, types.UserExportDeleteUserListExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "exportId": formats.guid
}));
export const UserExportDeleteUserListExport200Response = BulkRequestDeletion;
export const UserExportDeleteUserListExport400Response = ErrorDetails;
export const UserExportDeleteUserListExport401Response = ErrorDetails;
export const UserExportDeleteUserListExport403Response = ErrorDetails;
export const UserExportDeleteUserListExport404Response = ErrorDetails;
export const UserExportDeleteUserListExport405Response = ErrorDetails;
export const UserExportDeleteUserListExport429Response = ErrorDetails;
export const UserExportDeleteUserListExport500Response = ErrorDetails;
