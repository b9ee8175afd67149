/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import { BulkUserImportUpload } from './schemas/BulkUserImportUpload.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { OrganizationImportResponse } from './schemas/OrganizationImportResponse.js';
import { OrganizationImportsResponse } from './schemas/OrganizationImportsResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/user-import';
export const UserImportAddBulkUserImportParams: ObjectSchema<types.UserImportAddBulkUserImportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserImportAddBulkUserImportHeader: ObjectSchema<types.UserImportAddBulkUserImportHeader> = /* @__PURE__ */ fastObject(() => ({
    "Content-Disposition": zod.string().optional()
}));
export const UserImportAddBulkUserImportBody = BulkUserImportUpload;
export const UserImportAddBulkUserImport200Response: zod.ZodType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const UserImportAddBulkUserImport400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportAddBulkUserImport500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImportsParams: ObjectSchema<types.UserImportUpdateBulkUserImportsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserImportUpdateBulkUserImportsHeader: ObjectSchema<types.UserImportUpdateBulkUserImportsHeader> = /* @__PURE__ */ fastObject(() => ({
    "Content-Disposition": zod.string().optional()
}));
export const UserImportUpdateBulkUserImportsBody = BulkUserImportUpload;
export const UserImportUpdateBulkUserImports200Response: zod.ZodType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const UserImportUpdateBulkUserImports400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportUpdateBulkUserImports500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequestParams: ObjectSchema<types.UserImportCloseBulkUserImportRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserImportCloseBulkUserImportRequestHeader: ObjectSchema<types.UserImportCloseBulkUserImportRequestHeader> = /* @__PURE__ */ fastObject(() => ({
    "Content-Disposition": zod.string().optional()
}));
export const UserImportCloseBulkUserImportRequestBody = BulkUserImportUpload;
export const UserImportCloseBulkUserImportRequest200Response: zod.ZodType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const UserImportCloseBulkUserImportRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkUserImportRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequestParams: ObjectSchema<types.UserImportCloseBulkExternalUserImportRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserImportCloseBulkExternalUserImportRequest200Response: zod.ZodType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const UserImportCloseBulkExternalUserImportRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportCloseBulkExternalUserImportRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequestsParams: ObjectSchema<types.UserImportGetBulkUserImportRequestsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UserImportGetBulkUserImportRequests200Response: zod.ZodType<zod.output<typeof OrganizationImportsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportsResponse);
export const UserImportGetBulkUserImportRequests400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequests500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequestParams: ObjectSchema<types.UserImportGetBulkUserImportRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "importId": formats.guid
}));
export const UserImportGetBulkUserImportRequest200Response: zod.ZodType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const UserImportGetBulkUserImportRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImportParams: ObjectSchema<types.UserImportDeleteBulkUserImportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "importId": formats.guid
}));
export const UserImportDeleteBulkUserImport200Response: zod.ZodType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const UserImportDeleteBulkUserImport400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportDeleteBulkUserImport500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSVParams: ObjectSchema<types.UserImportGetBulkUserImportCSVParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "importId": formats.guid
}));
export const UserImportGetBulkUserImportCSV200Response = /* @__PURE__ */ zod.unknown();
export const UserImportGetBulkUserImportCSV400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserImportGetBulkUserImportCSV500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
