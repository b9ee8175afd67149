/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeDelayRuleApiModel as Type } from '@countersign/types/esign-v2.1/schemas/envelopeDelayRuleApiModel';
export const EnvelopeDelayRuleApiModel: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "delay": zod.string().optional(),
    "resumeDate": formats.dateTime.optional()
}));
