/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['ConnectionInstance'];
export const ConnectionInstance: zod.ZodType<Type, Type> = zod.object({
    "connectionKey": zod.string().optional(),
    "connectionValue": zod.string().optional()
});
