/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { SignatureProviderRequiredOption as Type } from '@countersign/types/esign-v2.1/schemas/signatureProviderRequiredOption';
export const SignatureProviderRequiredOption: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "requiredSignatureProviderOptionIds": zod.array(zod.string()).optional(),
    "signerType": zod.string().optional()
}));
