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
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/account-brands';
export const AccountBrandsListParams: ObjectSchema<types.AccountBrandsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountBrandsListQueryParams: ObjectSchema<types.AccountBrandsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "exclude_distributor_brand": formats.booleanString.optional(),
    "include_logos": formats.booleanString.optional()
}));
export const AccountBrandsList200Response: zod.ZodType<zod.output<typeof BrandsResponse>, unknown> = /* @__PURE__ */ lenientResponse(BrandsResponse);
export const AccountBrandsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreateParams: ObjectSchema<types.AccountBrandsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountBrandsCreateBody = Brand;
export const AccountBrandsCreate201Response: zod.ZodType<zod.output<typeof BrandsResponse>, unknown> = /* @__PURE__ */ lenientResponse(BrandsResponse);
export const AccountBrandsCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteListParams: ObjectSchema<types.AccountBrandsDeleteListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountBrandsDeleteListBody = BrandsRequest;
export const AccountBrandsDeleteList200Response: zod.ZodType<zod.output<typeof BrandsResponse>, unknown> = /* @__PURE__ */ lenientResponse(BrandsResponse);
export const AccountBrandsDeleteList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetParams: ObjectSchema<types.AccountBrandsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid
}));
export const AccountBrandsGetQueryParams: ObjectSchema<types.AccountBrandsGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_external_references": formats.booleanString.optional(),
    "include_logos": formats.booleanString.optional()
}));
export const AccountBrandsGet200Response: zod.ZodType<zod.output<typeof Brand>, unknown> = /* @__PURE__ */ lenientResponse(Brand);
export const AccountBrandsGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateParams: ObjectSchema<types.AccountBrandsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid
}));
export const AccountBrandsUpdateQueryParams: ObjectSchema<types.AccountBrandsUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "replace_brand": formats.booleanString.optional()
}));
export const AccountBrandsUpdateBody = Brand;
export const AccountBrandsUpdate200Response: zod.ZodType<zod.output<typeof Brand>, unknown> = /* @__PURE__ */ lenientResponse(Brand);
export const AccountBrandsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteParams: ObjectSchema<types.AccountBrandsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid
}));
export const AccountBrandsDeleteQueryParams: ObjectSchema<types.AccountBrandsDeleteQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "replace_brand": formats.guid.optional()
}));
export const AccountBrandsDelete200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFileParams: ObjectSchema<types.AccountBrandsGetExportFileParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid
}));
export const AccountBrandsGetExportFile200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsGetExportFile400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogoParams: ObjectSchema<types.AccountBrandsGetLogoParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid,
    "logoType": zod.enum(['primary', 'secondary', 'email'])
}));
export const AccountBrandsGetLogo200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsGetLogo400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogoParams: ObjectSchema<types.AccountBrandsUpdateLogoParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid,
    "logoType": zod.enum(['primary', 'secondary', 'email'])
}));
export const AccountBrandsUpdateLogo200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsUpdateLogo400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogoParams: ObjectSchema<types.AccountBrandsDeleteLogoParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid,
    "logoType": zod.enum(['primary', 'secondary', 'email'])
}));
export const AccountBrandsDeleteLogo200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsDeleteLogo400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResourcesParams: ObjectSchema<types.AccountBrandsListResourcesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid
}));
export const AccountBrandsListResources200Response: zod.ZodType<zod.output<typeof BrandResourcesList>, unknown> = /* @__PURE__ */ lenientResponse(BrandResourcesList);
export const AccountBrandsListResources400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResourceParams: ObjectSchema<types.AccountBrandsGetResourceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid,
    "resourceContentType": zod.enum(['sending', 'signing', 'email', 'signing_captive'])
}));
export const AccountBrandsGetResourceQueryParams: ObjectSchema<types.AccountBrandsGetResourceQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "langcode": zod.string().optional(),
    "return_master": formats.booleanString.optional()
}));
export const AccountBrandsGetResource200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsGetResource400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResourceParams: ObjectSchema<types.AccountBrandsUpdateResourceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "brandId": formats.guid,
    "resourceContentType": zod.enum(['sending', 'signing', 'email', 'signing_captive'])
}));
export const AccountBrandsUpdateResourceHeader: ObjectSchema<types.AccountBrandsUpdateResourceHeader> = /* @__PURE__ */ fastObject(() => ({
    "Content-Disposition": zod.string().optional()
}));
export const AccountBrandsUpdateResourceBody = BrandResourceUpload;
export const AccountBrandsUpdateResource200Response: zod.ZodType<zod.output<typeof BrandResources>, unknown> = /* @__PURE__ */ lenientResponse(BrandResources);
export const AccountBrandsUpdateResource400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
