/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
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
export const AccountExportGetAccountSettingsExports200Response = /* @__PURE__ */ lenientResponse(OrganizationExportsResponse);
export const AccountExportGetAccountSettingsExports400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExports500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExportParams: ObjectSchema<types.AccountExportCreateAccountSettingsExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const AccountExportCreateAccountSettingsExportBody = OrganizationAccountsRequest;
export const AccountExportCreateAccountSettingsExport200Response = /* @__PURE__ */ lenientResponse(OrganizationExportResponse);
export const AccountExportCreateAccountSettingsExport400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportCreateAccountSettingsExport500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExportParams: ObjectSchema<types.AccountExportGetAccountSettingsExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "exportId": formats.guid
}));
export const AccountExportGetAccountSettingsExport200Response = /* @__PURE__ */ lenientResponse(OrganizationExportResponse);
export const AccountExportGetAccountSettingsExport400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportGetAccountSettingsExport500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExportParams: ObjectSchema<types.AccountExportDeleteAccountSettingsExportParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "exportId": formats.guid
}));
export const AccountExportDeleteAccountSettingsExport200Response = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const AccountExportDeleteAccountSettingsExport400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountExportDeleteAccountSettingsExport500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
