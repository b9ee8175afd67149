/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['DocGenFormat'];
export const DocGenFormat: zod.ZodType<Type, Type> = zod.object({
    "expression": zod.string().optional(),
    "locale": zod.string().optional()
});
