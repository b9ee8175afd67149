/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { OrganizationAccountsRequest } from './schemas/OrganizationAccountsRequest.js';
import { OrganizationExportResponse } from './schemas/OrganizationExportResponse.js';
import { OrganizationExportsResponse } from './schemas/OrganizationExportsResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/account-export';
export const AccountExportGetAccountSettingsExportsParams: ObjectSchema<types.AccountExportGetAccountSettingsExportsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const AccountExportGetAccountSettingsExports200Response: zod.ZodType<zod.output<typeof OrganizationExportsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportsResponse);
export const AccountExportGetAccountSettingsExports400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExportParams: ObjectSchema<types.AccountExportCreateAccountSettingsExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const AccountExportCreateAccountSettingsExportBody = OrganizationAccountsRequest;
export const AccountExportCreateAccountSettingsExport200Response: zod.ZodType<zod.output<typeof OrganizationExportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportResponse);
export const AccountExportCreateAccountSettingsExport400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExportParams: ObjectSchema<types.AccountExportGetAccountSettingsExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "exportId": formats.guid
}));
export const AccountExportGetAccountSettingsExport200Response: zod.ZodType<zod.output<typeof OrganizationExportResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationExportResponse);
export const AccountExportGetAccountSettingsExport400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExportParams: ObjectSchema<types.AccountExportDeleteAccountSettingsExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "exportId": formats.guid
}));
export const AccountExportDeleteAccountSettingsExport200Response: zod.ZodType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const AccountExportDeleteAccountSettingsExport400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
