/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConditionalRecipientRuleFilter } from './conditionalRecipientRuleFilter.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConditionalRecipientRuleCondition as Type } from '@countersign/types/esign-v2.1/schemas/conditionalRecipientRuleCondition';
export const ConditionalRecipientRuleCondition: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "filters": zod.array(ConditionalRecipientRuleFilter).optional(),
    "order": formats.integerString2.optional(),
    "recipientLabel": zod.string().optional()
}));
