/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkEnvelopeStatus } from './bulkEnvelopeStatus.js';
import { EnvelopeStatus } from './envelopeStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeSummary as Type } from '@countersign/types/esign-v2.1/schemas/envelopeSummary';
export const EnvelopeSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeId": formats.guid.optional(),
    "status": EnvelopeStatus.optional(),
    "statusDateTime": formats.dateTime.optional(),
    "uri": zod.string().optional(),
    "recipientSigningUri": zod.string().optional(),
    "recipientSigningUriError": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "bulkEnvelopeStatus": BulkEnvelopeStatus.optional()
}));
