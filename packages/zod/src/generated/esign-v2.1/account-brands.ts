/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Brand } from './schemas/brand.js';
import { BrandResourceUpload } from './schemas/brandResourceUpload.js';
import { BrandResources } from './schemas/brandResources.js';
import { BrandResourcesList } from './schemas/brandResourcesList.js';
import { BrandsRequest } from './schemas/brandsRequest.js';
import { BrandsResponse } from './schemas/brandsResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/account-brands';
export const AccountBrandsListParams: zod.ZodType<types.AccountBrandsListParams, types.AccountBrandsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountBrandsListQueryParams: zod.ZodType<types.AccountBrandsListQueryParams, types.AccountBrandsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "exclude_distributor_brand": formats.booleanString.optional(),
    "include_logos": formats.booleanString.optional()
}));
export const AccountBrandsList200Response = BrandsResponse;
export const AccountBrandsList400Response = ErrorDetails;
export const AccountBrandsList401Response = ErrorDetails;
export const AccountBrandsList403Response = ErrorDetails;
export const AccountBrandsList404Response = ErrorDetails;
export const AccountBrandsList405Response = ErrorDetails;
export const AccountBrandsList429Response = ErrorDetails;
export const AccountBrandsList500Response = ErrorDetails;
export const AccountBrandsCreateParams: zod.ZodType<types.AccountBrandsCreateParams, types.AccountBrandsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountBrandsCreateBody = Brand;
export const AccountBrandsCreate201Response = BrandsResponse;
export const AccountBrandsCreate400Response = ErrorDetails;
export const AccountBrandsCreate401Response = ErrorDetails;
export const AccountBrandsCreate403Response = ErrorDetails;
export const AccountBrandsCreate404Response = ErrorDetails;
export const AccountBrandsCreate405Response = ErrorDetails;
export const AccountBrandsCreate429Response = ErrorDetails;
export const AccountBrandsCreate500Response = ErrorDetails;
export const AccountBrandsDeleteListParams: zod.ZodType<types.AccountBrandsDeleteListParams, types.AccountBrandsDeleteListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountBrandsDeleteListBody = BrandsRequest;
export const AccountBrandsDeleteList200Response = BrandsResponse;
export const AccountBrandsDeleteList400Response = ErrorDetails;
export const AccountBrandsDeleteList401Response = ErrorDetails;
export const AccountBrandsDeleteList403Response = ErrorDetails;
export const AccountBrandsDeleteList404Response = ErrorDetails;
export const AccountBrandsDeleteList405Response = ErrorDetails;
export const AccountBrandsDeleteList429Response = ErrorDetails;
export const AccountBrandsDeleteList500Response = ErrorDetails;
export const AccountBrandsGetParams: zod.ZodType<types.AccountBrandsGetParams, types.AccountBrandsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid
}));
export const AccountBrandsGetQueryParams: zod.ZodType<types.AccountBrandsGetQueryParams, types.AccountBrandsGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_external_references": formats.booleanString.optional(),
    "include_logos": formats.booleanString.optional()
}));
export const AccountBrandsGet200Response = Brand;
export const AccountBrandsGet400Response = ErrorDetails;
export const AccountBrandsGet401Response = ErrorDetails;
export const AccountBrandsGet403Response = ErrorDetails;
export const AccountBrandsGet404Response = ErrorDetails;
export const AccountBrandsGet405Response = ErrorDetails;
export const AccountBrandsGet429Response = ErrorDetails;
export const AccountBrandsGet500Response = ErrorDetails;
export const AccountBrandsUpdateParams: zod.ZodType<types.AccountBrandsUpdateParams, types.AccountBrandsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid
}));
export const AccountBrandsUpdateBody = Brand;
export const AccountBrandsUpdate200Response = Brand;
export const AccountBrandsUpdate400Response = ErrorDetails;
export const AccountBrandsUpdate401Response = ErrorDetails;
export const AccountBrandsUpdate403Response = ErrorDetails;
export const AccountBrandsUpdate404Response = ErrorDetails;
export const AccountBrandsUpdate405Response = ErrorDetails;
export const AccountBrandsUpdate429Response = ErrorDetails;
export const AccountBrandsUpdate500Response = ErrorDetails;
export const AccountBrandsDeleteParams: zod.ZodType<types.AccountBrandsDeleteParams, types.AccountBrandsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid
}));
export const AccountBrandsDelete200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsDelete400Response = ErrorDetails;
export const AccountBrandsDelete401Response = ErrorDetails;
export const AccountBrandsDelete403Response = ErrorDetails;
export const AccountBrandsDelete404Response = ErrorDetails;
export const AccountBrandsDelete405Response = ErrorDetails;
export const AccountBrandsDelete429Response = ErrorDetails;
export const AccountBrandsDelete500Response = ErrorDetails;
export const AccountBrandsGetExportFileParams: zod.ZodType<types.AccountBrandsGetExportFileParams, types.AccountBrandsGetExportFileParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid
}));
export const AccountBrandsGetExportFile200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsGetExportFile400Response = ErrorDetails;
export const AccountBrandsGetExportFile401Response = ErrorDetails;
export const AccountBrandsGetExportFile403Response = ErrorDetails;
export const AccountBrandsGetExportFile404Response = ErrorDetails;
export const AccountBrandsGetExportFile405Response = ErrorDetails;
export const AccountBrandsGetExportFile429Response = ErrorDetails;
export const AccountBrandsGetExportFile500Response = ErrorDetails;
export const AccountBrandsGetLogoParams: zod.ZodType<types.AccountBrandsGetLogoParams, types.AccountBrandsGetLogoParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid,
    "logoType": zod.enum(['primary', 'secondary', 'email'])
}));
export const AccountBrandsGetLogo200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsGetLogo400Response = ErrorDetails;
export const AccountBrandsGetLogo401Response = ErrorDetails;
export const AccountBrandsGetLogo403Response = ErrorDetails;
export const AccountBrandsGetLogo404Response = ErrorDetails;
export const AccountBrandsGetLogo405Response = ErrorDetails;
export const AccountBrandsGetLogo429Response = ErrorDetails;
export const AccountBrandsGetLogo500Response = ErrorDetails;
export const AccountBrandsUpdateLogoParams: zod.ZodType<types.AccountBrandsUpdateLogoParams, types.AccountBrandsUpdateLogoParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid,
    "logoType": zod.enum(['primary', 'secondary', 'email'])
}));
export const AccountBrandsUpdateLogo200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsUpdateLogo400Response = ErrorDetails;
export const AccountBrandsUpdateLogo401Response = ErrorDetails;
export const AccountBrandsUpdateLogo403Response = ErrorDetails;
export const AccountBrandsUpdateLogo404Response = ErrorDetails;
export const AccountBrandsUpdateLogo405Response = ErrorDetails;
export const AccountBrandsUpdateLogo429Response = ErrorDetails;
export const AccountBrandsUpdateLogo500Response = ErrorDetails;
export const AccountBrandsDeleteLogoParams: zod.ZodType<types.AccountBrandsDeleteLogoParams, types.AccountBrandsDeleteLogoParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid,
    "logoType": zod.enum(['primary', 'secondary', 'email'])
}));
export const AccountBrandsDeleteLogo200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsDeleteLogo400Response = ErrorDetails;
export const AccountBrandsDeleteLogo401Response = ErrorDetails;
export const AccountBrandsDeleteLogo403Response = ErrorDetails;
export const AccountBrandsDeleteLogo404Response = ErrorDetails;
export const AccountBrandsDeleteLogo405Response = ErrorDetails;
export const AccountBrandsDeleteLogo429Response = ErrorDetails;
export const AccountBrandsDeleteLogo500Response = ErrorDetails;
export const AccountBrandsListResourcesParams: zod.ZodType<types.AccountBrandsListResourcesParams, types.AccountBrandsListResourcesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid
}));
export const AccountBrandsListResources200Response = BrandResourcesList;
export const AccountBrandsListResources400Response = ErrorDetails;
export const AccountBrandsListResources401Response = ErrorDetails;
export const AccountBrandsListResources403Response = ErrorDetails;
export const AccountBrandsListResources404Response = ErrorDetails;
export const AccountBrandsListResources405Response = ErrorDetails;
export const AccountBrandsListResources429Response = ErrorDetails;
export const AccountBrandsListResources500Response = ErrorDetails;
export const AccountBrandsGetResourceParams: zod.ZodType<types.AccountBrandsGetResourceParams, types.AccountBrandsGetResourceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid,
    "resourceContentType": zod.enum(['sending', 'signing', 'email', 'signing_captive'])
}));
export const AccountBrandsGetResourceQueryParams: zod.ZodType<types.AccountBrandsGetResourceQueryParams, types.AccountBrandsGetResourceQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "langcode": zod.string().optional(),
    "return_master": formats.booleanString.optional()
}));
export const AccountBrandsGetResource200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsGetResource400Response = ErrorDetails;
export const AccountBrandsGetResource401Response = ErrorDetails;
export const AccountBrandsGetResource403Response = ErrorDetails;
export const AccountBrandsGetResource404Response = ErrorDetails;
export const AccountBrandsGetResource405Response = ErrorDetails;
export const AccountBrandsGetResource429Response = ErrorDetails;
export const AccountBrandsGetResource500Response = ErrorDetails;
export const AccountBrandsUpdateResourceParams: zod.ZodType<types.AccountBrandsUpdateResourceParams, types.AccountBrandsUpdateResourceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid,
    "resourceContentType": zod.enum(['sending', 'signing', 'email', 'signing_captive'])
}));
export const AccountBrandsUpdateResourceHeader: zod.ZodType<types.AccountBrandsUpdateResourceHeader, types.AccountBrandsUpdateResourceHeader> = /* @__PURE__ */ fastObject(() => ({
    "Content-Disposition": zod.string().optional()
}));
export const AccountBrandsUpdateResourceBody = BrandResourceUpload;
export const AccountBrandsUpdateResource200Response = BrandResources;
export const AccountBrandsUpdateResource400Response = ErrorDetails;
export const AccountBrandsUpdateResource401Response = ErrorDetails;
export const AccountBrandsUpdateResource403Response = ErrorDetails;
export const AccountBrandsUpdateResource404Response = ErrorDetails;
export const AccountBrandsUpdateResource405Response = ErrorDetails;
export const AccountBrandsUpdateResource429Response = ErrorDetails;
export const AccountBrandsUpdateResource500Response = ErrorDetails;
