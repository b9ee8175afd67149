/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { BrandResourceUrls as Type } from '@countersign/types/esign-v2.1/schemas/brandResourceUrls';
export const BrandResourceUrls: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional(),
    "sending": zod.string().optional(),
    "signing": zod.string().optional(),
    "signingCaptive": zod.string().optional()
}));
