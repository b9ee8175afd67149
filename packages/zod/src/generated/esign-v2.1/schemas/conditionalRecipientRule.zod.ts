/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConditionalRecipientRuleCondition } from './conditionalRecipientRuleCondition.zod.js';
import { RecipientGroup } from './recipientGroup.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['conditionalRecipientRule'];
export const conditionalRecipientRuleOrderRegExp = new RegExp('^-?\\d+$');
export const ConditionalRecipientRule: zod.ZodType<Type, Type> = zod.object({
    "conditions": zod.array(ConditionalRecipientRuleCondition).optional(),
    "order": zod.stringFormat('integer-string', conditionalRecipientRuleOrderRegExp).optional(),
    "recipientGroup": RecipientGroup.optional(),
    "recipientId": zod.string().optional()
});
