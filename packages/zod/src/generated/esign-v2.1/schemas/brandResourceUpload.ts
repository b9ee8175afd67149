/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { BrandResourceUpload as Type } from '@countersign/types/esign-v2.1/schemas/brandResourceUpload';
export const BrandResourceUpload: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "file.xml": zod.instanceof(Blob)
}));
