/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountSignatureProviderOption } from './accountSignatureProviderOption.js';
import { SignatureProviderRequiredOption } from './signatureProviderRequiredOption.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountSignatureProvider as Type } from '@countersign/types/esign-v2.1/schemas/accountSignatureProvider';
export const AccountSignatureProvider: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "isRequired": formats.booleanString.optional(),
    "priority": formats.integerString.optional(),
    "signatureProviderDisplayName": zod.string().optional(),
    "signatureProviderId": zod.string().optional(),
    "signatureProviderName": zod.string().optional(),
    "signatureProviderOptionsMetadata": zod.array(AccountSignatureProviderOption).optional(),
    "signatureProviderRequiredOptions": zod.array(SignatureProviderRequiredOption).optional()
}));
