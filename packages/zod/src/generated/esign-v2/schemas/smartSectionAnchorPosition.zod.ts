/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['smartSectionAnchorPosition'];
export const SmartSectionAnchorPosition: zod.ZodType<Type, Type> = zod.object({
    "pageNumber": zod.int().optional(),
    "xPosition": zod.number().optional(),
    "yPosition": zod.number().optional()
});
