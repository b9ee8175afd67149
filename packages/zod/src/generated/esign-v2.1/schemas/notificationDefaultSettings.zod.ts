/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SenderEmailNotifications } from './senderEmailNotifications.zod.js';
import { SignerEmailNotifications } from './signerEmailNotifications.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['notificationDefaultSettings'];
export const NotificationDefaultSettings: zod.ZodType<Type, Type> = zod.object({
    "senderEmailNotifications": SenderEmailNotifications.optional(),
    "signerEmailNotifications": SignerEmailNotifications.optional()
});
