/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeDelayRuleApiModel } from './envelopeDelayRuleApiModel.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['scheduledSendingApiModel'];
export const scheduledSendingApiModelRulesMax = 1;
export const ScheduledSendingApiModel: zod.ZodType<Type, Type> = zod.object({
    "resumeDate": zod.iso.datetime({ "offset": true }).optional(),
    "rules": zod.array(EnvelopeDelayRuleApiModel).max(scheduledSendingApiModelRulesMax).optional(),
    "status": zod.enum(['pending', 'started', 'completed']).optional()
});
