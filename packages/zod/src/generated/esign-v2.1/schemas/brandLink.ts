/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BrandLink as Type } from '@countersign/types/esign-v2.1/schemas/brandLink';
export const BrandLink: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "linkText": zod.string().optional(),
    "linkType": zod.enum(['aboutDocusign', 'closeButton']).optional(),
    "showLink": formats.booleanString.optional(),
    "urlOrMailTo": zod.string().optional()
}));
