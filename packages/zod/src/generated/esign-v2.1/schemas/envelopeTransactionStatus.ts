/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeStatus } from './envelopeStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeTransactionStatus as Type } from '@countersign/types/esign-v2.1/schemas/envelopeTransactionStatus';
export const EnvelopeTransactionStatus: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "transactionId": zod.string().optional(),
    "envelopeId": formats.guid.optional(),
    "status": EnvelopeStatus.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
