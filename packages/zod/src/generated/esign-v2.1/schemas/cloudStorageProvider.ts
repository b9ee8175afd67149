/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CloudStorageProvider as Type } from '@countersign/types/esign-v2.1/schemas/cloudStorageProvider';
export const CloudStorageProvider: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authenticationUrl": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "redirectUrl": zod.string().optional(),
    "service": zod.string().optional(),
    "serviceId": zod.string().optional()
}));
