/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CaptiveRecipient as Type } from '@countersign/types/esign-v2.1/schemas/captiveRecipient';
export const CaptiveRecipient: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "clientUserId": zod.string().optional(),
    "email": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "userName": zod.string().optional()
}));
