/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountSignatureProvider } from './accountSignatureProvider.js';
import { fast } from '../../../fast/fast.js';
import type { AccountSignatureProviders as Type } from '@countersign/types/esign-v2.1/schemas/accountSignatureProviders';
export const AccountSignatureProviders: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "signatureProviders": zod.array(AccountSignatureProvider).optional()
}));
