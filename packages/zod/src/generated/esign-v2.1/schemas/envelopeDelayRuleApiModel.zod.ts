/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeDelayRuleApiModel'];
export const envelopeDelayRuleApiModelDelayRegExp = new RegExp('^(\\d+\\.)?\\d{1,2}:\\d{2}:\\d{2}$');
export const EnvelopeDelayRuleApiModel: zod.ZodType<Type, Type> = zod.object({
    "delay": zod.string().regex(envelopeDelayRuleApiModelDelayRegExp).optional(),
    "resumeDate": zod.iso.datetime({ "offset": true }).optional()
});
