/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  BulkRequestDeletion
} from './schemas/bulkRequestDeletion.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  OrganizationAccountsRequest
} from './schemas/organizationAccountsRequest.zod.js';

import {
  OrganizationExportResponse
} from './schemas/organizationExportResponse.zod.js';

import {
  OrganizationExportsResponse
} from './schemas/organizationExportsResponse.zod.js';



export const accountExportGetAccountSettingsExportsPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountExportGetAccountSettingsExportsParams = zod.object({
  "organizationId": zod.stringFormat('guid', accountExportGetAccountSettingsExportsPathOrganizationIdRegExp)
})

export const AccountExportGetAccountSettingsExports200Response = OrganizationExportsResponse

export const AccountExportGetAccountSettingsExports400Response = ErrorDetails

export const AccountExportGetAccountSettingsExports401Response = ErrorDetails

export const AccountExportGetAccountSettingsExports403Response = ErrorDetails

export const AccountExportGetAccountSettingsExports404Response = ErrorDetails

export const AccountExportGetAccountSettingsExports405Response = ErrorDetails

export const AccountExportGetAccountSettingsExports429Response = ErrorDetails

export const AccountExportGetAccountSettingsExports500Response = ErrorDetails

export const accountExportCreateAccountSettingsExportPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountExportCreateAccountSettingsExportParams = zod.object({
  "organizationId": zod.stringFormat('guid', accountExportCreateAccountSettingsExportPathOrganizationIdRegExp)
})

export const AccountExportCreateAccountSettingsExportBody = OrganizationAccountsRequest

export const AccountExportCreateAccountSettingsExport200Response = OrganizationExportResponse

export const AccountExportCreateAccountSettingsExport400Response = ErrorDetails

export const AccountExportCreateAccountSettingsExport401Response = ErrorDetails

export const AccountExportCreateAccountSettingsExport403Response = ErrorDetails

export const AccountExportCreateAccountSettingsExport404Response = ErrorDetails

export const AccountExportCreateAccountSettingsExport405Response = ErrorDetails

export const AccountExportCreateAccountSettingsExport429Response = ErrorDetails

export const AccountExportCreateAccountSettingsExport500Response = ErrorDetails

export const accountExportGetAccountSettingsExportPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const accountExportGetAccountSettingsExportPathExportIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountExportGetAccountSettingsExportParams = zod.object({
  "organizationId": zod.stringFormat('guid', accountExportGetAccountSettingsExportPathOrganizationIdRegExp),
  "exportId": zod.stringFormat('guid', accountExportGetAccountSettingsExportPathExportIdRegExp)
})

export const AccountExportGetAccountSettingsExport200Response = OrganizationExportResponse

export const AccountExportGetAccountSettingsExport400Response = ErrorDetails

export const AccountExportGetAccountSettingsExport401Response = ErrorDetails

export const AccountExportGetAccountSettingsExport403Response = ErrorDetails

export const AccountExportGetAccountSettingsExport404Response = ErrorDetails

export const AccountExportGetAccountSettingsExport405Response = ErrorDetails

export const AccountExportGetAccountSettingsExport429Response = ErrorDetails

export const AccountExportGetAccountSettingsExport500Response = ErrorDetails

export const accountExportDeleteAccountSettingsExportPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const accountExportDeleteAccountSettingsExportPathExportIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountExportDeleteAccountSettingsExportParams = zod.object({
  "organizationId": zod.stringFormat('guid', accountExportDeleteAccountSettingsExportPathOrganizationIdRegExp),
  "exportId": zod.stringFormat('guid', accountExportDeleteAccountSettingsExportPathExportIdRegExp)
})

export const AccountExportDeleteAccountSettingsExport200Response = BulkRequestDeletion

export const AccountExportDeleteAccountSettingsExport400Response = ErrorDetails

export const AccountExportDeleteAccountSettingsExport401Response = ErrorDetails

export const AccountExportDeleteAccountSettingsExport403Response = ErrorDetails

export const AccountExportDeleteAccountSettingsExport404Response = ErrorDetails

export const AccountExportDeleteAccountSettingsExport405Response = ErrorDetails

export const AccountExportDeleteAccountSettingsExport429Response = ErrorDetails

export const AccountExportDeleteAccountSettingsExport500Response = ErrorDetails

