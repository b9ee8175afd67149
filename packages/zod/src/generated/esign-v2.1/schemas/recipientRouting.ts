/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientRules } from './recipientRules.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientRouting as Type } from '@countersign/types/esign-v2.1/schemas/recipientRouting';
export const RecipientRouting: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "rules": RecipientRules.optional()
}));
