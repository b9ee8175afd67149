/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['askAnAdmin'];
export const AskAnAdmin: zod.ZodType<Type, Type> = zod.object({
    "email": zod.string().optional(),
    "message": zod.string().optional(),
    "name": zod.string().optional(),
    "phone": zod.string().optional()
});
