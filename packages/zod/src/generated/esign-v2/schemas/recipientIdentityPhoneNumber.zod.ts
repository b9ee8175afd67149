/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['recipientIdentityPhoneNumber'];
export const RecipientIdentityPhoneNumber: zod.ZodType<Type, Type> = zod.object({
    "countryCode": zod.string().optional(),
    "countryCodeMetadata": PropertyMetadata.optional(),
    "countryCodeLock": zod.enum(['true', 'false']).optional(),
    "extension": zod.string().optional(),
    "extensionMetadata": PropertyMetadata.optional(),
    "number": zod.string().optional(),
    "numberMetadata": PropertyMetadata.optional()
});
