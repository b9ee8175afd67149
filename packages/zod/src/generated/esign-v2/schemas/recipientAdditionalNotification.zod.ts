/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import { RecipientPhoneNumber } from './recipientPhoneNumber.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['recipientAdditionalNotification'];
export const RecipientAdditionalNotification: zod.ZodType<Type, Type> = zod.object({
    "phoneNumber": RecipientPhoneNumber.optional(),
    "secondaryDeliveryMethod": zod.enum(['email', 'fax', 'SMS', 'offline']).optional(),
    "secondaryDeliveryMethodMetadata": PropertyMetadata.optional(),
    "secondaryDeliveryStatus": zod.enum(['autoresponded', 'optedout', 'limitreached']).optional()
});
