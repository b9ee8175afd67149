/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import * as formats from '../formats.js';
import type { AccountPasswordExpirePasswordDays as Type } from '@countersign/types/esign-v2.1/schemas/accountPasswordExpirePasswordDays';
export const AccountPasswordExpirePasswordDays: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "maximumDays": formats.integerString.optional(),
    "minimumDays": formats.integerString.optional()
}));
