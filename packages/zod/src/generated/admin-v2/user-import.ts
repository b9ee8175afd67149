/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  BulkRequestDeletion
} from './schemas/bulkRequestDeletion.zod.js';

import {
  BulkUserImportUpload
} from './schemas/bulkUserImportUpload.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  OrganizationImportResponse
} from './schemas/organizationImportResponse.zod.js';

import {
  OrganizationImportsResponse
} from './schemas/organizationImportsResponse.zod.js';



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

export const userImportUpdateBulkUserImportsPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserImportUpdateBulkUserImportsParams = zod.object({
  "organizationId": zod.stringFormat('guid', userImportUpdateBulkUserImportsPathOrganizationIdRegExp)
})

export const UserImportUpdateBulkUserImportsHeader = zod.object({
  "Content-Disposition": zod.string().optional()
})

export const UserImportUpdateBulkUserImportsBody = BulkUserImportUpload

export const UserImportUpdateBulkUserImports200Response = OrganizationImportResponse

export const UserImportUpdateBulkUserImports400Response = ErrorDetails

export const UserImportUpdateBulkUserImports401Response = ErrorDetails

export const UserImportUpdateBulkUserImports403Response = ErrorDetails

export const UserImportUpdateBulkUserImports404Response = ErrorDetails

export const UserImportUpdateBulkUserImports405Response = ErrorDetails

export const UserImportUpdateBulkUserImports429Response = ErrorDetails

export const UserImportUpdateBulkUserImports500Response = ErrorDetails

export const userImportCloseBulkUserImportRequestPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserImportCloseBulkUserImportRequestParams = zod.object({
  "organizationId": zod.stringFormat('guid', userImportCloseBulkUserImportRequestPathOrganizationIdRegExp)
})

export const UserImportCloseBulkUserImportRequestHeader = zod.object({
  "Content-Disposition": zod.string().optional()
})

export const UserImportCloseBulkUserImportRequestBody = BulkUserImportUpload

export const UserImportCloseBulkUserImportRequest200Response = OrganizationImportResponse

export const UserImportCloseBulkUserImportRequest400Response = ErrorDetails

export const UserImportCloseBulkUserImportRequest401Response = ErrorDetails

export const UserImportCloseBulkUserImportRequest403Response = ErrorDetails

export const UserImportCloseBulkUserImportRequest404Response = ErrorDetails

export const UserImportCloseBulkUserImportRequest405Response = ErrorDetails

export const UserImportCloseBulkUserImportRequest429Response = ErrorDetails

export const UserImportCloseBulkUserImportRequest500Response = ErrorDetails

export const userImportGetBulkUserImportRequestsPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserImportGetBulkUserImportRequestsParams = zod.object({
  "organizationId": zod.stringFormat('guid', userImportGetBulkUserImportRequestsPathOrganizationIdRegExp)
})

export const UserImportGetBulkUserImportRequests200Response = OrganizationImportsResponse

export const UserImportGetBulkUserImportRequests400Response = ErrorDetails

export const UserImportGetBulkUserImportRequests401Response = ErrorDetails

export const UserImportGetBulkUserImportRequests403Response = ErrorDetails

export const UserImportGetBulkUserImportRequests404Response = ErrorDetails

export const UserImportGetBulkUserImportRequests405Response = ErrorDetails

export const UserImportGetBulkUserImportRequests429Response = ErrorDetails

export const UserImportGetBulkUserImportRequests500Response = ErrorDetails

export const userImportGetBulkUserImportRequestPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const userImportGetBulkUserImportRequestPathImportIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserImportGetBulkUserImportRequestParams = zod.object({
  "organizationId": zod.stringFormat('guid', userImportGetBulkUserImportRequestPathOrganizationIdRegExp),
  "importId": zod.stringFormat('guid', userImportGetBulkUserImportRequestPathImportIdRegExp)
})

export const UserImportGetBulkUserImportRequest200Response = OrganizationImportResponse

export const UserImportGetBulkUserImportRequest400Response = ErrorDetails

export const UserImportGetBulkUserImportRequest401Response = ErrorDetails

export const UserImportGetBulkUserImportRequest403Response = ErrorDetails

export const UserImportGetBulkUserImportRequest404Response = ErrorDetails

export const UserImportGetBulkUserImportRequest405Response = ErrorDetails

export const UserImportGetBulkUserImportRequest429Response = ErrorDetails

export const UserImportGetBulkUserImportRequest500Response = ErrorDetails

export const userImportDeleteBulkUserImportPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const userImportDeleteBulkUserImportPathImportIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserImportDeleteBulkUserImportParams = zod.object({
  "organizationId": zod.stringFormat('guid', userImportDeleteBulkUserImportPathOrganizationIdRegExp),
  "importId": zod.stringFormat('guid', userImportDeleteBulkUserImportPathImportIdRegExp)
})

export const UserImportDeleteBulkUserImport200Response = BulkRequestDeletion

export const UserImportDeleteBulkUserImport400Response = ErrorDetails

export const UserImportDeleteBulkUserImport401Response = ErrorDetails

export const UserImportDeleteBulkUserImport403Response = ErrorDetails

export const UserImportDeleteBulkUserImport404Response = ErrorDetails

export const UserImportDeleteBulkUserImport405Response = ErrorDetails

export const UserImportDeleteBulkUserImport429Response = ErrorDetails

export const UserImportDeleteBulkUserImport500Response = ErrorDetails

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

