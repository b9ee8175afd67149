/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['recipientSMSAuthentication'];
export const RecipientSMSAuthentication: zod.ZodType<Type, Type> = zod.object({
    "senderProvidedNumbers": zod.array(zod.string()).optional(),
    "senderProvidedNumbersMetadata": PropertyMetadata.optional()
});
