/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { LockType } from './lockType.zod.js';

export const lockRequestLockDurationInSecondsRegExp = new RegExp('^\\d+$');


export const LockRequest = zod.object({
  "lockDurationInSeconds": zod.stringFormat('integer-string', lockRequestLockDurationInSecondsRegExp).optional(),
  "lockedByApp": zod.string().optional(),
  "lockType": LockType.optional(),
  "templatePassword": zod.string().optional(),
  "useScratchPad": zod.enum(['true', 'false']).optional()
});

export type LockRequest = zod.input<typeof LockRequest>;
export type LockRequestOutput = zod.output<typeof LockRequest>;
