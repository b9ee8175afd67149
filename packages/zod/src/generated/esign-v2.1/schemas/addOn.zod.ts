/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['addOn'];
export const AddOn: zod.ZodType<Type, Type> = zod.object({
    "active": zod.enum(['true', 'false']).optional(),
    "addOnId": zod.string().optional(),
    "id": zod.string().optional(),
    "name": zod.string().optional()
});
