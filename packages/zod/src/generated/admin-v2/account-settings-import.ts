/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountSettingsImportUpload } from './schemas/AccountSettingsImportUpload.js';
import { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { OrganizationAccountSettingsImportResponse } from './schemas/OrganizationAccountSettingsImportResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fast } from '../../fast/fast.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/account-settings-import';
export const AccountSettingsImportGetBulkAccountSettingsImportsParams: ObjectSchema<types.AccountSettingsImportGetBulkAccountSettingsImportsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const AccountSettingsImportGetBulkAccountSettingsImports200Response = /* @__PURE__ */ lenientResponse(/* @__PURE__ */ fast(() => zod.array(OrganizationAccountSettingsImportResponse)));
export const AccountSettingsImportGetBulkAccountSettingsImports400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImports500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImportParams: ObjectSchema<types.AccountSettingsImportAddBulkAccountSettingsImportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const AccountSettingsImportAddBulkAccountSettingsImportBody = AccountSettingsImportUpload;
export const AccountSettingsImportAddBulkAccountSettingsImport200Response: zod.ZodType<zod.output<typeof OrganizationAccountSettingsImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationAccountSettingsImportResponse);
export const AccountSettingsImportAddBulkAccountSettingsImport400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportAddBulkAccountSettingsImport500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImportParams: ObjectSchema<types.AccountSettingsImportGetBulkAccountSettingsImportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "importId": formats.guid
}));
export const AccountSettingsImportGetBulkAccountSettingsImport200Response: zod.ZodType<zod.output<typeof OrganizationAccountSettingsImportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationAccountSettingsImportResponse);
export const AccountSettingsImportGetBulkAccountSettingsImport400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportGetBulkAccountSettingsImport500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImportParams: ObjectSchema<types.AccountSettingsImportDeleteBulkAccountSettingsImportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "importId": formats.guid
}));
export const AccountSettingsImportDeleteBulkAccountSettingsImport200Response: zod.ZodType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const AccountSettingsImportDeleteBulkAccountSettingsImport400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSettingsImportDeleteBulkAccountSettingsImport500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
