/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkUserImportUpload } from './schemas/BulkUserImportUpload.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { OrganizationImportResponse } from './schemas/OrganizationImportResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/single-account-user-import';
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestParams: ObjectSchema<types.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestHeader: ObjectSchema<types.SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestHeader> = /* @__PURE__ */ fastObject(() => ({
    "Content-Disposition": zod.string().optional()
}));
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestBody = BulkUserImportUpload;
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest200Response: zod.ZodType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestParams: ObjectSchema<types.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestHeader: ObjectSchema<types.SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestHeader> = /* @__PURE__ */ fastObject(() => ({
    "Content-Disposition": zod.string().optional()
}));
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestBody = BulkUserImportUpload;
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest200Response: zod.ZodType<zod.output<typeof OrganizationImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationImportResponse);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
