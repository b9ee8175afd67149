/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  Brand
} from './schemas/brand.zod.js';

import {
  BrandResourceUpload
} from './schemas/brandResourceUpload.zod.js';

import {
  BrandResources
} from './schemas/brandResources.zod.js';

import {
  BrandResourcesList
} from './schemas/brandResourcesList.zod.js';

import {
  BrandsRequest
} from './schemas/brandsRequest.zod.js';

import {
  BrandsResponse
} from './schemas/brandsResponse.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const accountBrandsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountBrandsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsListPathAccountIdRegExp)
})

export const AccountBrandsListQueryParams = zod.object({
  "exclude_distributor_brand": zod.enum(['true', 'false']).optional(),
  "include_logos": zod.enum(['true', 'false']).optional()
})

export const AccountBrandsList200Response = BrandsResponse

export const AccountBrandsList400Response = ErrorDetails

export const AccountBrandsList401Response = ErrorDetails

export const AccountBrandsList403Response = ErrorDetails

export const AccountBrandsList404Response = ErrorDetails

export const AccountBrandsList405Response = ErrorDetails

export const AccountBrandsList429Response = ErrorDetails

export const AccountBrandsList500Response = ErrorDetails

export const accountBrandsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountBrandsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsCreatePathAccountIdRegExp)
})

export const AccountBrandsCreateBody = Brand

export const AccountBrandsCreate201Response = BrandsResponse

export const AccountBrandsCreate400Response = ErrorDetails

export const AccountBrandsCreate401Response = ErrorDetails

export const AccountBrandsCreate403Response = ErrorDetails

export const AccountBrandsCreate404Response = ErrorDetails

export const AccountBrandsCreate405Response = ErrorDetails

export const AccountBrandsCreate429Response = ErrorDetails

export const AccountBrandsCreate500Response = ErrorDetails

export const accountBrandsDeleteListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountBrandsDeleteListParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsDeleteListPathAccountIdRegExp)
})

export const AccountBrandsDeleteListBody = BrandsRequest

export const AccountBrandsDeleteList200Response = BrandsResponse

export const AccountBrandsDeleteList400Response = ErrorDetails

export const AccountBrandsDeleteList401Response = ErrorDetails

export const AccountBrandsDeleteList403Response = ErrorDetails

export const AccountBrandsDeleteList404Response = ErrorDetails

export const AccountBrandsDeleteList405Response = ErrorDetails

export const AccountBrandsDeleteList429Response = ErrorDetails

export const AccountBrandsDeleteList500Response = ErrorDetails

export const accountBrandsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const accountBrandsGetPathBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountBrandsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsGetPathAccountIdRegExp),
  "brandId": zod.stringFormat('guid', accountBrandsGetPathBrandIdRegExp)
})

export const AccountBrandsGetQueryParams = zod.object({
  "include_external_references": zod.enum(['true', 'false']).optional(),
  "include_logos": zod.enum(['true', 'false']).optional()
})

export const AccountBrandsGet200Response = Brand

export const AccountBrandsGet400Response = ErrorDetails

export const AccountBrandsGet401Response = ErrorDetails

export const AccountBrandsGet403Response = ErrorDetails

export const AccountBrandsGet404Response = ErrorDetails

export const AccountBrandsGet405Response = ErrorDetails

export const AccountBrandsGet429Response = ErrorDetails

export const AccountBrandsGet500Response = ErrorDetails

export const accountBrandsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const accountBrandsUpdatePathBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountBrandsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsUpdatePathAccountIdRegExp),
  "brandId": zod.stringFormat('guid', accountBrandsUpdatePathBrandIdRegExp)
})

export const AccountBrandsUpdateBody = Brand

export const AccountBrandsUpdate200Response = Brand

export const AccountBrandsUpdate400Response = ErrorDetails

export const AccountBrandsUpdate401Response = ErrorDetails

export const AccountBrandsUpdate403Response = ErrorDetails

export const AccountBrandsUpdate404Response = ErrorDetails

export const AccountBrandsUpdate405Response = ErrorDetails

export const AccountBrandsUpdate429Response = ErrorDetails

export const AccountBrandsUpdate500Response = ErrorDetails

export const accountBrandsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const accountBrandsDeletePathBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountBrandsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsDeletePathAccountIdRegExp),
  "brandId": zod.stringFormat('guid', accountBrandsDeletePathBrandIdRegExp)
})

export const AccountBrandsDelete200Response = zod.unknown()

export const AccountBrandsDelete400Response = ErrorDetails

export const AccountBrandsDelete401Response = ErrorDetails

export const AccountBrandsDelete403Response = ErrorDetails

export const AccountBrandsDelete404Response = ErrorDetails

export const AccountBrandsDelete405Response = ErrorDetails

export const AccountBrandsDelete429Response = ErrorDetails

export const AccountBrandsDelete500Response = ErrorDetails

export const accountBrandsGetExportFilePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const accountBrandsGetExportFilePathBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountBrandsGetExportFileParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsGetExportFilePathAccountIdRegExp),
  "brandId": zod.stringFormat('guid', accountBrandsGetExportFilePathBrandIdRegExp)
})

export const AccountBrandsGetExportFile200Response = zod.unknown()

export const AccountBrandsGetExportFile400Response = ErrorDetails

export const AccountBrandsGetExportFile401Response = ErrorDetails

export const AccountBrandsGetExportFile403Response = ErrorDetails

export const AccountBrandsGetExportFile404Response = ErrorDetails

export const AccountBrandsGetExportFile405Response = ErrorDetails

export const AccountBrandsGetExportFile429Response = ErrorDetails

export const AccountBrandsGetExportFile500Response = ErrorDetails

export const accountBrandsGetLogoPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const accountBrandsGetLogoPathBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountBrandsGetLogoParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsGetLogoPathAccountIdRegExp),
  "brandId": zod.stringFormat('guid', accountBrandsGetLogoPathBrandIdRegExp),
  "logoType": zod.enum(['primary', 'secondary', 'email'])
})

export const AccountBrandsGetLogo200Response = zod.unknown()

export const AccountBrandsGetLogo400Response = ErrorDetails

export const AccountBrandsGetLogo401Response = ErrorDetails

export const AccountBrandsGetLogo403Response = ErrorDetails

export const AccountBrandsGetLogo404Response = ErrorDetails

export const AccountBrandsGetLogo405Response = ErrorDetails

export const AccountBrandsGetLogo429Response = ErrorDetails

export const AccountBrandsGetLogo500Response = ErrorDetails

export const accountBrandsUpdateLogoPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const accountBrandsUpdateLogoPathBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountBrandsUpdateLogoParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsUpdateLogoPathAccountIdRegExp),
  "brandId": zod.stringFormat('guid', accountBrandsUpdateLogoPathBrandIdRegExp),
  "logoType": zod.enum(['primary', 'secondary', 'email'])
})

export const AccountBrandsUpdateLogo200Response = zod.unknown()

export const AccountBrandsUpdateLogo400Response = ErrorDetails

export const AccountBrandsUpdateLogo401Response = ErrorDetails

export const AccountBrandsUpdateLogo403Response = ErrorDetails

export const AccountBrandsUpdateLogo404Response = ErrorDetails

export const AccountBrandsUpdateLogo405Response = ErrorDetails

export const AccountBrandsUpdateLogo429Response = ErrorDetails

export const AccountBrandsUpdateLogo500Response = ErrorDetails

export const accountBrandsDeleteLogoPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const accountBrandsDeleteLogoPathBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountBrandsDeleteLogoParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsDeleteLogoPathAccountIdRegExp),
  "brandId": zod.stringFormat('guid', accountBrandsDeleteLogoPathBrandIdRegExp),
  "logoType": zod.enum(['primary', 'secondary', 'email'])
})

export const AccountBrandsDeleteLogo200Response = zod.unknown()

export const AccountBrandsDeleteLogo400Response = ErrorDetails

export const AccountBrandsDeleteLogo401Response = ErrorDetails

export const AccountBrandsDeleteLogo403Response = ErrorDetails

export const AccountBrandsDeleteLogo404Response = ErrorDetails

export const AccountBrandsDeleteLogo405Response = ErrorDetails

export const AccountBrandsDeleteLogo429Response = ErrorDetails

export const AccountBrandsDeleteLogo500Response = ErrorDetails

export const accountBrandsListResourcesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const accountBrandsListResourcesPathBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountBrandsListResourcesParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsListResourcesPathAccountIdRegExp),
  "brandId": zod.stringFormat('guid', accountBrandsListResourcesPathBrandIdRegExp)
})

export const AccountBrandsListResources200Response = BrandResourcesList

export const AccountBrandsListResources400Response = ErrorDetails

export const AccountBrandsListResources401Response = ErrorDetails

export const AccountBrandsListResources403Response = ErrorDetails

export const AccountBrandsListResources404Response = ErrorDetails

export const AccountBrandsListResources405Response = ErrorDetails

export const AccountBrandsListResources429Response = ErrorDetails

export const AccountBrandsListResources500Response = ErrorDetails

export const accountBrandsGetResourcePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const accountBrandsGetResourcePathBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountBrandsGetResourceParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsGetResourcePathAccountIdRegExp),
  "brandId": zod.stringFormat('guid', accountBrandsGetResourcePathBrandIdRegExp),
  "resourceContentType": zod.enum(['sending', 'signing', 'email', 'signing_captive'])
})

export const AccountBrandsGetResourceQueryParams = zod.object({
  "langcode": zod.string().optional(),
  "return_master": zod.enum(['true', 'false']).optional()
})

export const AccountBrandsGetResource200Response = zod.unknown()

export const AccountBrandsGetResource400Response = ErrorDetails

export const AccountBrandsGetResource401Response = ErrorDetails

export const AccountBrandsGetResource403Response = ErrorDetails

export const AccountBrandsGetResource404Response = ErrorDetails

export const AccountBrandsGetResource405Response = ErrorDetails

export const AccountBrandsGetResource429Response = ErrorDetails

export const AccountBrandsGetResource500Response = ErrorDetails

export const accountBrandsUpdateResourcePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const accountBrandsUpdateResourcePathBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const AccountBrandsUpdateResourceParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountBrandsUpdateResourcePathAccountIdRegExp),
  "brandId": zod.stringFormat('guid', accountBrandsUpdateResourcePathBrandIdRegExp),
  "resourceContentType": zod.enum(['sending', 'signing', 'email', 'signing_captive'])
})

export const AccountBrandsUpdateResourceBody = BrandResourceUpload

export const AccountBrandsUpdateResource200Response = BrandResources

export const AccountBrandsUpdateResource400Response = ErrorDetails

export const AccountBrandsUpdateResource401Response = ErrorDetails

export const AccountBrandsUpdateResource403Response = ErrorDetails

export const AccountBrandsUpdateResource404Response = ErrorDetails

export const AccountBrandsUpdateResource405Response = ErrorDetails

export const AccountBrandsUpdateResource429Response = ErrorDetails

export const AccountBrandsUpdateResource500Response = ErrorDetails

