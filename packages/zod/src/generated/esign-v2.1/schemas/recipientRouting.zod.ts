/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientRules } from './recipientRules.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientRouting'];
export const RecipientRouting: zod.ZodType<Type, Type> = zod.object({
    "rules": RecipientRules.optional()
});
