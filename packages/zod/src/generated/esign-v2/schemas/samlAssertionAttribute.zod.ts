/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['samlAssertionAttribute'];
export const SamlAssertionAttribute: zod.ZodType<Type, Type> = zod.object({
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "name": zod.string().optional(),
    "originalValue": zod.string().optional(),
    "value": zod.string().optional()
});
