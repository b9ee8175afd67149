/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { IdCheckSecurityStep as Type } from '@countersign/types/esign-v2.1/schemas/idCheckSecurityStep';
export const IdCheckSecurityStep: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "authType": zod.string().optional()
}));
