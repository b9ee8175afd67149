/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { SenderEmailNotifications } from './senderEmailNotifications.js';
import { SignerEmailNotifications } from './signerEmailNotifications.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { NotificationDefaultSettings as Type } from '@countersign/types/esign-v2.1/schemas/notificationDefaultSettings';
export const NotificationDefaultSettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "senderEmailNotifications": SenderEmailNotifications.optional(),
    "signerEmailNotifications": SignerEmailNotifications.optional()
}));
