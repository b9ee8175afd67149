/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['returnUrlRequest'];
export const returnUrlRequestReturnUrlMax = 470;
export const ReturnUrlRequest: zod.ZodType<Type, Type> = zod.object({
    "returnUrl": zod.string().max(returnUrlRequestReturnUrlMax).optional()
});
