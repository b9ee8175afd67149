/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SealIdentifier } from './sealIdentifier.js';
import { fast } from '../../../fast/fast.js';
import type { AccountSeals as Type } from '@countersign/types/esign-v2.1/schemas/accountSeals';
export const AccountSeals: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "seals": zod.array(SealIdentifier).optional()
}));
