/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopePublishTransactionErrorRollup } from './EnvelopePublishTransactionErrorRollup.js';
import { UserInfo } from './userInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopePublishTransaction as Type } from '@countersign/types/esign-v2.1/schemas/EnvelopePublishTransaction';
export const EnvelopePublishTransaction: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "applyConnectSettings": formats.booleanString.optional(),
    "envelopeCount": formats.integerString.optional(),
    "envelopeLevelErrorRollups": zod.array(EnvelopePublishTransactionErrorRollup).optional(),
    "envelopePublishTransactionId": zod.string().optional(),
    "errorCount": formats.integerString.optional(),
    "fileLevelErrors": zod.array(zod.string()).optional(),
    "noActionRequiredEnvelopeCount": formats.integerString.optional(),
    "processedEnvelopeCount": formats.integerString.optional(),
    "processingStatus": zod.string().optional(),
    "resultsUri": zod.string().optional(),
    "submissionDate": formats.dateTime.optional(),
    "submittedByUserInfo": UserInfo.optional(),
    "submittedForPublishingEnvelopeCount": formats.integerString.optional()
}));
