/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConditionalRecipientRule } from './conditionalRecipientRule.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientRules'];
export const RecipientRules: zod.ZodType<Type, Type> = zod.object({
    "conditionalRecipients": zod.array(ConditionalRecipientRule).optional()
});
