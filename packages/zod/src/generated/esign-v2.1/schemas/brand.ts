/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BrandEmailContent } from './brandEmailContent.js';
import { BrandLink } from './brandLink.js';
import { BrandLogos } from './brandLogos.js';
import { BrandResourceUrls } from './brandResourceUrls.js';
import { NameValue } from './nameValue.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Brand as Type } from '@countersign/types/esign-v2.1/schemas/brand';
export const Brand: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "brandCompany": zod.string().optional(),
    "brandId": formats.guid.optional(),
    "brandLanguages": zod.array(zod.string()).optional(),
    "brandName": zod.string().optional(),
    "colors": zod.array(NameValue).optional(),
    "defaultBrandLanguage": zod.string().optional(),
    "emailContent": zod.array(BrandEmailContent).optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "isOverridingCompanyName": zod.boolean().optional(),
    "isSendingDefault": zod.boolean().optional(),
    "isSigningDefault": zod.boolean().optional(),
    "landingPages": zod.array(NameValue).optional(),
    "links": zod.array(BrandLink).optional(),
    "logos": BrandLogos.optional(),
    "resources": BrandResourceUrls.optional(),
    "isOrganizationBrand": formats.booleanString.optional(),
    "logoIds": zod.looseObject({
        "emailLogoId": zod.string().optional(),
        "primaryLogoId": zod.string().optional(),
        "secondaryLogoId": zod.string().optional()
    }).optional(),
    "organizationBrandLogo": zod.string().optional()
}));
