/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['DocGenFormFieldOption'];
export const DocGenFormFieldOption: zod.ZodType<Type, Type> = zod.object({
    "description": zod.string().optional(),
    "label": zod.string().optional(),
    "selected": zod.enum(['true', 'false']).optional(),
    "value": zod.string().optional()
});
