/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { LockType } from './lockType.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['lockRequest'];
export const lockRequestLockDurationInSecondsRegExp = new RegExp('^\\d+$');
export const LockRequest: zod.ZodType<Type, Type> = zod.object({
    "lockDurationInSeconds": zod.stringFormat('integer-string', lockRequestLockDurationInSecondsRegExp).optional(),
    "lockedByApp": zod.string().optional(),
    "lockType": LockType.optional(),
    "templatePassword": zod.string().optional(),
    "useScratchPad": zod.enum(['true', 'false']).optional()
});
