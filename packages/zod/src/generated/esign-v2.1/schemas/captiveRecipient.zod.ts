/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['captiveRecipient'];
export const CaptiveRecipient: zod.ZodType<Type, Type> = zod.object({
    "clientUserId": zod.string().optional(),
    "email": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "userName": zod.string().optional()
});
