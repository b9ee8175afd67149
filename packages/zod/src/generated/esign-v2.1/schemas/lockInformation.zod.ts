/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { LockType } from './lockType.zod.js';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['lockInformation'];
export const lockInformationLockDurationInSecondsRegExp = new RegExp('^\\d+$');
export const LockInformation: zod.ZodType<Type, Type> = zod.object({
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "lockDurationInSeconds": zod.stringFormat('integer-string', lockInformationLockDurationInSecondsRegExp).optional(),
    "lockedByApp": zod.string().optional(),
    "lockedByUser": UserInfo.optional(),
    "lockedUntilDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "lockToken": zod.string().optional(),
    "lockType": LockType.optional(),
    "useScratchPad": zod.enum(['true', 'false']).optional()
});
