/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { DocGenFormat as Type } from '@countersign/types/esign-v2.1/schemas/DocGenFormat';
export const DocGenFormat: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "expression": zod.string().optional(),
    "locale": zod.string().optional()
}));
