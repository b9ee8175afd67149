/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['propertyMetadata'];
export const PropertyMetadata: zod.ZodType<Type, Type> = zod.object({
    "options": zod.array(zod.string()).optional(),
    "rights": zod.enum(['editable', 'read_only']).optional()
});
