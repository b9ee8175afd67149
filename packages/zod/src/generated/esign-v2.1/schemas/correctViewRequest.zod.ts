/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['correctViewRequest'];
export const correctViewRequestReturnUrlMax = 470;
export const CorrectViewRequest: zod.ZodType<Type, Type> = zod.object({
    "returnUrl": zod.string().max(correctViewRequestReturnUrlMax).optional(),
    "suppressNavigation": zod.enum(['true', 'false']).optional(),
    "viewUrl": zod.string().optional(),
    "beginOnTagger": zod.enum(['true', 'false']).optional()
});
