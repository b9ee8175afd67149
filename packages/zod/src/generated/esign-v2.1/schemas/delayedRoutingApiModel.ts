/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeDelayRuleApiModel } from './envelopeDelayRuleApiModel.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DelayedRoutingApiModel as Type } from '@countersign/types/esign-v2.1/schemas/delayedRoutingApiModel';
export const DelayedRoutingApiModel: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "resumeDate": formats.dateTime.optional(),
    "rules": zod.array(EnvelopeDelayRuleApiModel).optional(),
    "status": zod.enum(['pending', 'started', 'completed']).optional()
}));
