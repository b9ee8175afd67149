/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['expirations'];
export const expirationsExpireAfterRegExp = new RegExp('^\\d+$');
export const expirationsExpireWarnRegExp = new RegExp('^\\d+$');
export const Expirations: zod.ZodType<Type, Type> = zod.object({
    "expireEnabled": zod.enum(['true', 'false']).optional(),
    "expireAfter": zod.stringFormat('integer-string', expirationsExpireAfterRegExp).optional(),
    "expireWarn": zod.stringFormat('integer-string', expirationsExpireWarnRegExp).optional()
});
