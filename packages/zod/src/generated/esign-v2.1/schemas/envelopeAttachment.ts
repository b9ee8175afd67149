/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopeAttachment as Type } from '@countersign/types/esign-v2.1/schemas/envelopeAttachment';
export const EnvelopeAttachment: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accessControl": zod.string().optional(),
    "attachmentId": zod.string().optional(),
    "attachmentType": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "label": zod.string().optional(),
    "name": zod.string().optional()
}));
