/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConditionalRecipientRuleFilter as Type } from '@countersign/types/esign-v2.1/schemas/conditionalRecipientRuleFilter';
export const ConditionalRecipientRuleFilter: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "operator": zod.enum(['equals', 'greaterThan', 'greaterThanEquals', 'lessThan', 'lessThanEquals', 'filled', 'selected']).optional(),
    "recipientId": zod.string().optional(),
    "scope": zod.string().optional(),
    "tabId": zod.string().optional(),
    "tabLabel": zod.string().optional(),
    "tabType": zod.string().optional(),
    "value": zod.string().optional()
}));
