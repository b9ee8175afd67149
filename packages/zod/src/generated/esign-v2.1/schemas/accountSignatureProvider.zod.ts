/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountSignatureProviderOption } from './accountSignatureProviderOption.zod.js';
import { SignatureProviderRequiredOption } from './signatureProviderRequiredOption.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountSignatureProvider'];
export const accountSignatureProviderPriorityRegExp = new RegExp('^\\d+$');
export const AccountSignatureProvider: zod.ZodType<Type, Type> = zod.object({
    "isRequired": zod.enum(['true', 'false']).optional(),
    "priority": zod.stringFormat('integer-string', accountSignatureProviderPriorityRegExp).optional(),
    "signatureProviderDisplayName": zod.string().optional(),
    "signatureProviderId": zod.string().optional(),
    "signatureProviderName": zod.string().optional(),
    "signatureProviderOptionsMetadata": zod.array(AccountSignatureProviderOption).optional(),
    "signatureProviderRequiredOptions": zod.array(SignatureProviderRequiredOption).optional()
});
