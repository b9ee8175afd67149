/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['province'];
export const Province: zod.ZodType<Type, Type> = zod.object({
    "isoCode": zod.string().optional(),
    "name": zod.string().optional()
});
