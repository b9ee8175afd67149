/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopePublishTransactionErrorRollup as Type } from '@countersign/types/esign-v2.1/schemas/EnvelopePublishTransactionErrorRollup';
export const EnvelopePublishTransactionErrorRollup: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "errorType": zod.string().optional()
}));
