/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BrandColor } from './BrandColor.js';
import { BrandLogos } from './BrandLogos.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GetWorkspaceBrandResponse as Type } from '@countersign/types/workspaces/schemas/GetWorkspaceBrandResponse';
export const GetWorkspaceBrandResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "brand_id": zod.string().nullish(),
    "brand_name": zod.string().nullish(),
    "brand_company": zod.string().nullish(),
    "colors": zod.array(BrandColor),
    "logos": BrandLogos.optional(),
    "brand_languages": zod.array(zod.string()),
    "default_brand_language": zod.string().nullish(),
    "is_sending_default": zod.boolean().optional(),
    "is_signing_default": zod.boolean().optional(),
    "primary_logo_id": zod.string().nullish(),
    "secondary_logo_id": zod.string().nullish(),
    "email_logo_id": zod.string().nullish()
}));
