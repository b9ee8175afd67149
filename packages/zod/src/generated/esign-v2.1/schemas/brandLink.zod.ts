/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['brandLink'];
export const BrandLink: zod.ZodType<Type, Type> = zod.object({
    "linkText": zod.string().optional(),
    "linkType": zod.enum(['aboutDocusign', 'closeButton']).optional(),
    "showLink": zod.enum(['true', 'false']).optional(),
    "urlOrMailTo": zod.string().optional()
});
