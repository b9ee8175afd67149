/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import { BulkUserImportUpload } from './schemas/BulkUserImportUpload.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { OrganizationImportResponse } from './schemas/OrganizationImportResponse.js';
import { OrganizationImportsResponse } from './schemas/OrganizationImportsResponse.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/user-import';
export const UserImportAddBulkUserImportParams: zod.ZodType<types.UserImportAddBulkUserImportParams, types.UserImportAddBulkUserImportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserImportAddBulkUserImportHeader: zod.ZodType<types.UserImportAddBulkUserImportHeader, types.UserImportAddBulkUserImportHeader> = /* @__PURE__ */ fastObject(() => ({
    "Content-Disposition": zod.string().optional()
}));
export const UserImportAddBulkUserImportBody = BulkUserImportUpload;
export const UserImportAddBulkUserImport200Response = OrganizationImportResponse;
export const UserImportAddBulkUserImport400Response = ErrorDetails;
export const UserImportAddBulkUserImport401Response = ErrorDetails;
export const UserImportAddBulkUserImport403Response = ErrorDetails;
export const UserImportAddBulkUserImport404Response = ErrorDetails;
export const UserImportAddBulkUserImport405Response = ErrorDetails;
export const UserImportAddBulkUserImport429Response = ErrorDetails;
export const UserImportAddBulkUserImport500Response = ErrorDetails;
export const UserImportUpdateBulkUserImportsParams: zod.ZodType<types.UserImportUpdateBulkUserImportsParams, types.UserImportUpdateBulkUserImportsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserImportUpdateBulkUserImportsHeader: zod.ZodType<types.UserImportUpdateBulkUserImportsHeader, types.UserImportUpdateBulkUserImportsHeader> = /* @__PURE__ */ fastObject(() => ({
    "Content-Disposition": zod.string().optional()
}));
export const UserImportUpdateBulkUserImportsBody = BulkUserImportUpload;
export const UserImportUpdateBulkUserImports200Response = OrganizationImportResponse;
export const UserImportUpdateBulkUserImports400Response = ErrorDetails;
export const UserImportUpdateBulkUserImports401Response = ErrorDetails;
export const UserImportUpdateBulkUserImports403Response = ErrorDetails;
export const UserImportUpdateBulkUserImports404Response = ErrorDetails;
export const UserImportUpdateBulkUserImports405Response = ErrorDetails;
export const UserImportUpdateBulkUserImports429Response = ErrorDetails;
export const UserImportUpdateBulkUserImports500Response = ErrorDetails;
export const UserImportCloseBulkUserImportRequestParams: zod.ZodType<types.UserImportCloseBulkUserImportRequestParams, types.UserImportCloseBulkUserImportRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserImportCloseBulkUserImportRequestHeader: zod.ZodType<types.UserImportCloseBulkUserImportRequestHeader, types.UserImportCloseBulkUserImportRequestHeader> = /* @__PURE__ */ fastObject(() => ({
    "Content-Disposition": zod.string().optional()
}));
export const UserImportCloseBulkUserImportRequestBody = BulkUserImportUpload;
export const UserImportCloseBulkUserImportRequest200Response = OrganizationImportResponse;
export const UserImportCloseBulkUserImportRequest400Response = ErrorDetails;
export const UserImportCloseBulkUserImportRequest401Response = ErrorDetails;
export const UserImportCloseBulkUserImportRequest403Response = ErrorDetails;
export const UserImportCloseBulkUserImportRequest404Response = ErrorDetails;
export const UserImportCloseBulkUserImportRequest405Response = ErrorDetails;
export const UserImportCloseBulkUserImportRequest429Response = ErrorDetails;
export const UserImportCloseBulkUserImportRequest500Response = ErrorDetails;
export const UserImportGetBulkUserImportRequestsParams: zod.ZodType<types.UserImportGetBulkUserImportRequestsParams, types.UserImportGetBulkUserImportRequestsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserImportGetBulkUserImportRequests200Response = OrganizationImportsResponse;
export const UserImportGetBulkUserImportRequests400Response = ErrorDetails;
export const UserImportGetBulkUserImportRequests401Response = ErrorDetails;
export const UserImportGetBulkUserImportRequests403Response = ErrorDetails;
export const UserImportGetBulkUserImportRequests404Response = ErrorDetails;
export const UserImportGetBulkUserImportRequests405Response = ErrorDetails;
export const UserImportGetBulkUserImportRequests429Response = ErrorDetails;
export const UserImportGetBulkUserImportRequests500Response = ErrorDetails;
export const UserImportGetBulkUserImportRequestParams: zod.ZodType<types.UserImportGetBulkUserImportRequestParams, types.UserImportGetBulkUserImportRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "importId": formats.guid
}));
export const UserImportGetBulkUserImportRequest200Response = OrganizationImportResponse;
export const UserImportGetBulkUserImportRequest400Response = ErrorDetails;
export const UserImportGetBulkUserImportRequest401Response = ErrorDetails;
export const UserImportGetBulkUserImportRequest403Response = ErrorDetails;
export const UserImportGetBulkUserImportRequest404Response = ErrorDetails;
export const UserImportGetBulkUserImportRequest405Response = ErrorDetails;
export const UserImportGetBulkUserImportRequest429Response = ErrorDetails;
export const UserImportGetBulkUserImportRequest500Response = ErrorDetails;
export const UserImportDeleteBulkUserImportParams: zod.ZodType<types.UserImportDeleteBulkUserImportParams, types.UserImportDeleteBulkUserImportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "importId": formats.guid
}));
export const UserImportDeleteBulkUserImport200Response = BulkRequestDeletion;
export const UserImportDeleteBulkUserImport400Response = ErrorDetails;
export const UserImportDeleteBulkUserImport401Response = ErrorDetails;
export const UserImportDeleteBulkUserImport403Response = ErrorDetails;
export const UserImportDeleteBulkUserImport404Response = ErrorDetails;
export const UserImportDeleteBulkUserImport405Response = ErrorDetails;
export const UserImportDeleteBulkUserImport429Response = ErrorDetails;
export const UserImportDeleteBulkUserImport500Response = ErrorDetails;
export const UserImportGetBulkUserImportCSVParams: zod.ZodType<types.UserImportGetBulkUserImportCSVParams, types.UserImportGetBulkUserImportCSVParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "importId": formats.guid
}));
export const UserImportGetBulkUserImportCSV200Response = /* @__PURE__ */ zod.unknown();
export const UserImportGetBulkUserImportCSV400Response = ErrorDetails;
export const UserImportGetBulkUserImportCSV401Response = ErrorDetails;
export const UserImportGetBulkUserImportCSV403Response = ErrorDetails;
export const UserImportGetBulkUserImportCSV404Response = ErrorDetails;
export const UserImportGetBulkUserImportCSV405Response = ErrorDetails;
export const UserImportGetBulkUserImportCSV429Response = ErrorDetails;
export const UserImportGetBulkUserImportCSV500Response = ErrorDetails;
