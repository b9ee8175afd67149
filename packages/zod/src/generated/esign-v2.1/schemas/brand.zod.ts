/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BrandEmailContent } from './brandEmailContent.zod.js';
import { BrandLink } from './brandLink.zod.js';
import { BrandLogos } from './brandLogos.zod.js';
import { BrandResourceUrls } from './brandResourceUrls.zod.js';
import { NameValue } from './nameValue.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['brand'];
export const brandBrandIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const Brand: zod.ZodType<Type, Type> = zod.object({
    "brandCompany": zod.string().optional(),
    "brandId": zod.stringFormat('guid', brandBrandIdRegExp).optional(),
    "brandLanguages": zod.array(zod.string()).optional(),
    "brandName": zod.string().optional(),
    "colors": zod.array(NameValue).optional(),
    "defaultBrandLanguage": zod.string().optional(),
    "emailContent": zod.array(BrandEmailContent).optional(),
    "errorDetails": zod.object({
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
    "isOrganizationBrand": zod.enum(['true', 'false']).optional(),
    "logoIds": zod.object({
        "emailLogoId": zod.string().optional(),
        "primaryLogoId": zod.string().optional(),
        "secondaryLogoId": zod.string().optional()
    }).optional(),
    "organizationBrandLogo": zod.string().optional()
});
