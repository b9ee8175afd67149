/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectDebugLog as Type } from '@countersign/types/esign-v2.1/schemas/connectDebugLog';
export const ConnectDebugLog: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "connectConfig": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "eventDateTime": formats.dateTime.optional(),
    "eventDescription": zod.string().optional(),
    "payload": zod.string().optional()
}));
