/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConditionalRecipientRuleFilter } from './conditionalRecipientRuleFilter.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['conditionalRecipientRuleCondition'];
export const conditionalRecipientRuleConditionOrderRegExp = new RegExp('^-?\\d+$');
export const ConditionalRecipientRuleCondition: zod.ZodType<Type, Type> = zod.object({
    "filters": zod.array(ConditionalRecipientRuleFilter).optional(),
    "order": zod.stringFormat('integer-string', conditionalRecipientRuleConditionOrderRegExp).optional(),
    "recipientLabel": zod.string().optional()
});
