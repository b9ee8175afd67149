/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['DocGenSyntaxError'];
export const DocGenSyntaxError: zod.ZodType<Type, Type> = zod.object({
    "errorCode": zod.string().optional(),
    "message": zod.string().optional(),
    "tagIdentifier": zod.string().optional()
});
