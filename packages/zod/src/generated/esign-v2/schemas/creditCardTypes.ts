/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { CreditCardTypes as Type } from '@countersign/types/esign-v2/schemas/creditCardTypes';
export const CreditCardTypes: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "cardTypes": zod.array(zod.string()).optional()
}));
