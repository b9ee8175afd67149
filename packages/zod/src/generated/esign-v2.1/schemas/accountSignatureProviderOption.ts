/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AccountSignatureProviderOption as Type } from '@countersign/types/esign-v2.1/schemas/accountSignatureProviderOption';
export const AccountSignatureProviderOption: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "signatureProviderOptionDisplayName": zod.string().optional(),
    "signatureProviderOptionId": zod.string().optional(),
    "signatureProviderOptionName": zod.string().optional(),
    "signatureProviderOptionHintOverrideValue": zod.string().optional(),
    "signatureProviderOptionRegexValidationPattern": zod.string().optional()
}));
