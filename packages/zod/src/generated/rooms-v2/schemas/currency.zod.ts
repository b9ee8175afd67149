/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['Currency'];
export const Currency: zod.ZodType<Type, Type> = zod.object({
    "currencyId": zod.string().optional(),
    "name": zod.string().optional()
});
