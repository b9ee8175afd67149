/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import * as formats from '../formats.js';
import type { SignatureType as Type } from '@countersign/types/esign-v2.1/schemas/signatureType';
export const SignatureType: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "type": zod.enum(['electronic', 'universal']).optional(),
    "isDefault": formats.booleanString.optional()
}));
