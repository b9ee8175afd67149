/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkEnvelope } from './bulkEnvelope.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkEnvelopeStatus as Type } from '@countersign/types/esign-v2.1/schemas/bulkEnvelopeStatus';
export const BulkEnvelopeStatus: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "batchId": formats.guid.optional(),
    "batchSize": formats.integerString.optional(),
    "bulkEnvelopes": zod.array(BulkEnvelope).optional(),
    "bulkEnvelopesBatchUri": zod.string().optional(),
    "failed": formats.integerString.optional(),
    "queued": formats.integerString.optional(),
    "sent": formats.integerString.optional(),
    "submittedDate": formats.dateTime.optional(),
    "startPosition": formats.integerString.optional(),
    "endPosition": formats.integerString.optional(),
    "resultSetSize": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
}));
