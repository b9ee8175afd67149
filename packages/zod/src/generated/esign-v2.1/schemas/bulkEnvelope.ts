/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkEnvelope as Type } from '@countersign/types/esign-v2.1/schemas/bulkEnvelope';
export const BulkEnvelope: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bulkRecipientRow": formats.integerString.optional(),
    "bulkStatus": zod.string().optional(),
    "email": zod.string().optional(),
    "envelopeId": formats.guid.optional(),
    "envelopeUri": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "name": zod.string().optional(),
    "submittedDateTime": formats.dateTime.optional(),
    "transactionId": zod.string().optional()
}));
