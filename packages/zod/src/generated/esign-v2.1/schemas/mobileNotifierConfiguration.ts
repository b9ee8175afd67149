/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { MobileNotifierConfiguration as Type } from '@countersign/types/esign-v2.1/schemas/mobileNotifierConfiguration';
export const MobileNotifierConfiguration: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "deviceId": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "platform": zod.string().optional()
}));
