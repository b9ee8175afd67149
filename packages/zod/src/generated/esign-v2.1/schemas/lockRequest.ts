/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { LockType } from './lockType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { LockRequest as Type } from '@countersign/types/esign-v2.1/schemas/lockRequest';
export const LockRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "lockDurationInSeconds": formats.integerString.optional(),
    "lockedByApp": zod.string().optional(),
    "lockType": LockType.optional(),
    "templatePassword": zod.string().optional(),
    "useScratchPad": formats.booleanString.optional()
}));
