/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { LockType } from './lockType.js';
import { UserInfo } from './userInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { LockInformation as Type } from '@countersign/types/esign-v2.1/schemas/lockInformation';
export const LockInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "lockDurationInSeconds": formats.integerString.optional(),
    "lockedByApp": zod.string().optional(),
    "lockedByUser": UserInfo.optional(),
    "lockedUntilDateTime": formats.dateTime.optional(),
    "lockToken": zod.string().optional(),
    "lockType": LockType.optional(),
    "useScratchPad": formats.booleanString.optional()
}));
