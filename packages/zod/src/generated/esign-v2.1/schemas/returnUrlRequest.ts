/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { ReturnUrlRequest as Type } from '@countersign/types/esign-v2.1/schemas/returnUrlRequest';
export const ReturnUrlRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "returnUrl": zod.string().max(470).optional()
}));
