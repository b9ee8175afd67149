/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConnectDeleteFailureResult as Type } from '@countersign/types/esign-v2.1/schemas/connectDeleteFailureResult';
export const ConnectDeleteFailureResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "failureId": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
