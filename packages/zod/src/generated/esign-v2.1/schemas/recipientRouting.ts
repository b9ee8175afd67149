/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { RecipientRules } from './recipientRules.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientRouting as Type } from '@countersign/types/esign-v2.1/schemas/recipientRouting';
export const RecipientRouting: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "rules": RecipientRules.optional()
}));
