/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { PageDeletion as Type } from '@countersign/types/esign-v2.1/schemas/pageDeletion';
export const PageDeletion: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "password": zod.string().optional()
}));
