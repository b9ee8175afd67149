/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { ViewUrl as Type } from '@countersign/types/esign-v2.1/schemas/viewUrl';
export const ViewUrl: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "url": zod.string().optional()
}));
