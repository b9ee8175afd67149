/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientOption } from './recipientOption.js';
import { fast } from '../../../fast/fast.js';
import type { RecipientGroup as Type } from '@countersign/types/esign-v2.1/schemas/recipientGroup';
export const RecipientGroup: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "groupMessage": zod.string().optional(),
    "groupName": zod.string().optional(),
    "recipients": zod.array(RecipientOption).optional()
}));
