/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import { RecipientSignatureProviderOptions } from './recipientSignatureProviderOptions.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['recipientSignatureProvider'];
export const RecipientSignatureProvider: zod.ZodType<Type, Type> = zod.object({
    "sealDocumentsWithTabsOnly": zod.enum(['true', 'false']).optional(),
    "sealName": zod.string().optional(),
    "signatureProviderName": zod.string().optional(),
    "signatureProviderNameMetadata": PropertyMetadata.optional(),
    "signatureProviderOptions": RecipientSignatureProviderOptions.optional()
});
