/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConditionalRecipientRuleCondition } from './conditionalRecipientRuleCondition.js';
import { RecipientGroup } from './recipientGroup.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConditionalRecipientRule as Type } from '@countersign/types/esign-v2.1/schemas/conditionalRecipientRule';
export const ConditionalRecipientRule: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "conditions": zod.array(ConditionalRecipientRuleCondition).optional(),
    "order": formats.integerString2.optional(),
    "recipientGroup": RecipientGroup.optional(),
    "recipientId": zod.string().optional()
}));
