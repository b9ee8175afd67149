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
  OrganizationExportRequest
} from './schemas/organizationExportRequest.zod.js';

import {
  OrganizationExportResponse
} from './schemas/organizationExportResponse.zod.js';

import {
  OrganizationExportsResponse
} from './schemas/organizationExportsResponse.zod.js';



export const userExportGetUserListExportsPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserExportGetUserListExportsParams = zod.object({
  "organizationId": zod.stringFormat('guid', userExportGetUserListExportsPathOrganizationIdRegExp)
})

export const UserExportGetUserListExports200Response = OrganizationExportsResponse

export const UserExportGetUserListExports400Response = ErrorDetails

export const UserExportGetUserListExports401Response = ErrorDetails

export const UserExportGetUserListExports403Response = ErrorDetails

export const UserExportGetUserListExports404Response = ErrorDetails

export const UserExportGetUserListExports405Response = ErrorDetails

export const UserExportGetUserListExports429Response = ErrorDetails

export const UserExportGetUserListExports500Response = ErrorDetails

export const userExportCreateUserListExportPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserExportCreateUserListExportParams = zod.object({
  "organizationId": zod.stringFormat('guid', userExportCreateUserListExportPathOrganizationIdRegExp)
})

export const UserExportCreateUserListExportBody = OrganizationExportRequest

export const UserExportCreateUserListExport200Response = OrganizationExportResponse

export const UserExportCreateUserListExport400Response = ErrorDetails

export const UserExportCreateUserListExport401Response = ErrorDetails

export const UserExportCreateUserListExport403Response = ErrorDetails

export const UserExportCreateUserListExport404Response = ErrorDetails

export const UserExportCreateUserListExport405Response = ErrorDetails

export const UserExportCreateUserListExport429Response = ErrorDetails

export const UserExportCreateUserListExport500Response = ErrorDetails

export const userExportGetUserListExportPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const userExportGetUserListExportPathExportIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserExportGetUserListExportParams = zod.object({
  "organizationId": zod.stringFormat('guid', userExportGetUserListExportPathOrganizationIdRegExp),
  "exportId": zod.stringFormat('guid', userExportGetUserListExportPathExportIdRegExp)
})

export const UserExportGetUserListExport200Response = OrganizationExportResponse

export const UserExportGetUserListExport400Response = ErrorDetails

export const UserExportGetUserListExport401Response = ErrorDetails

export const UserExportGetUserListExport403Response = ErrorDetails

export const UserExportGetUserListExport404Response = ErrorDetails

export const UserExportGetUserListExport405Response = ErrorDetails

export const UserExportGetUserListExport429Response = ErrorDetails

export const UserExportGetUserListExport500Response = ErrorDetails

export const userExportDeleteUserListExportPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const userExportDeleteUserListExportPathExportIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserExportDeleteUserListExportParams = zod.object({
  "organizationId": zod.stringFormat('guid', userExportDeleteUserListExportPathOrganizationIdRegExp),
  "exportId": zod.stringFormat('guid', userExportDeleteUserListExportPathExportIdRegExp)
})

export const UserExportDeleteUserListExport200Response = BulkRequestDeletion

export const UserExportDeleteUserListExport400Response = ErrorDetails

export const UserExportDeleteUserListExport401Response = ErrorDetails

export const UserExportDeleteUserListExport403Response = ErrorDetails

export const UserExportDeleteUserListExport404Response = ErrorDetails

export const UserExportDeleteUserListExport405Response = ErrorDetails

export const UserExportDeleteUserListExport429Response = ErrorDetails

export const UserExportDeleteUserListExport500Response = ErrorDetails

