/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConditionalRecipientRule } from './conditionalRecipientRule.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientRules as Type } from '@countersign/types/esign-v2.1/schemas/recipientRules';
export const RecipientRules: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "conditionalRecipients": zod.array(ConditionalRecipientRule).optional()
}));
