/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  BulkUserImportUpload
} from './schemas/bulkUserImportUpload.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  OrganizationImportResponse
} from './schemas/organizationImportResponse.zod.js';



export const userImportAddBulkUserImportPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserImportAddBulkUserImportParams = zod.object({
  "organizationId": zod.stringFormat('guid', userImportAddBulkUserImportPathOrganizationIdRegExp)
})

export const UserImportAddBulkUserImportHeader = zod.object({
  "Content-Disposition": zod.string().optional()
})

export const UserImportAddBulkUserImportBody = BulkUserImportUpload

export const UserImportAddBulkUserImport200Response = OrganizationImportResponse

export const UserImportAddBulkUserImport400Response = ErrorDetails

export const UserImportAddBulkUserImport401Response = ErrorDetails

export const UserImportAddBulkUserImport403Response = ErrorDetails

export const UserImportAddBulkUserImport404Response = ErrorDetails

export const UserImportAddBulkUserImport405Response = ErrorDetails

export const UserImportAddBulkUserImport429Response = ErrorDetails

export const UserImportAddBulkUserImport500Response = ErrorDetails

export const userImportGetBulkUserImportCSVPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const userImportGetBulkUserImportCSVPathImportIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserImportGetBulkUserImportCSVParams = zod.object({
  "organizationId": zod.stringFormat('guid', userImportGetBulkUserImportCSVPathOrganizationIdRegExp),
  "importId": zod.stringFormat('guid', userImportGetBulkUserImportCSVPathImportIdRegExp)
})

export const UserImportGetBulkUserImportCSV200Response = zod.unknown()

export const UserImportGetBulkUserImportCSV400Response = ErrorDetails

export const UserImportGetBulkUserImportCSV401Response = ErrorDetails

export const UserImportGetBulkUserImportCSV403Response = ErrorDetails

export const UserImportGetBulkUserImportCSV404Response = ErrorDetails

export const UserImportGetBulkUserImportCSV405Response = ErrorDetails

export const UserImportGetBulkUserImportCSV429Response = ErrorDetails

export const UserImportGetBulkUserImportCSV500Response = ErrorDetails

