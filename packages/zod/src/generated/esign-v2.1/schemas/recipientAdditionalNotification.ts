/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.js';
import { RecipientPhoneNumber } from './recipientPhoneNumber.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientAdditionalNotification as Type } from '@countersign/types/esign-v2.1/schemas/recipientAdditionalNotification';
export const RecipientAdditionalNotification: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "phoneNumber": RecipientPhoneNumber.optional(),
    "secondaryDeliveryMethod": zod.enum(['email', 'fax', 'SMS', 'WhatsApp', 'offline']).optional(),
    "secondaryDeliveryMethodMetadata": PropertyMetadata.optional(),
    "secondaryDeliveryStatus": zod.enum(['autoresponded', 'optedout', 'limitreached']).optional()
}));
