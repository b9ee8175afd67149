/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountSignatureProviderOption'];
export const AccountSignatureProviderOption: zod.ZodType<Type, Type> = zod.object({
    "signatureProviderOptionDisplayName": zod.string().optional(),
    "signatureProviderOptionId": zod.string().optional(),
    "signatureProviderOptionName": zod.string().optional(),
    "signatureProviderOptionHintOverrideValue": zod.string().optional(),
    "signatureProviderOptionRegexValidationPattern": zod.string().optional()
});
