/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.js';
import { RecipientSignatureProviderOptions } from './recipientSignatureProviderOptions.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientSignatureProvider as Type } from '@countersign/types/esign-v2/schemas/recipientSignatureProvider';
export const RecipientSignatureProvider: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "sealDocumentsWithTabsOnly": formats.booleanString.optional(),
    "sealName": zod.string().optional(),
    "signatureProviderName": zod.string().optional(),
    "signatureProviderNameMetadata": PropertyMetadata.optional(),
    "signatureProviderOptions": RecipientSignatureProviderOptions.optional()
}));
