/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountSignatureProvider } from './accountSignatureProvider.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountSignatureProviders'];
export const AccountSignatureProviders: zod.ZodType<Type, Type> = zod.object({
    "signatureProviders": zod.array(AccountSignatureProvider).optional()
});
