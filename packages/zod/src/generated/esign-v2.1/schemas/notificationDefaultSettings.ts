/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SenderEmailNotifications } from './senderEmailNotifications.js';
import { SignerEmailNotifications } from './signerEmailNotifications.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { NotificationDefaultSettings as Type } from '@countersign/types/esign-v2.1/schemas/notificationDefaultSettings';
export const NotificationDefaultSettings: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "senderEmailNotifications": SenderEmailNotifications.optional(),
    "signerEmailNotifications": SignerEmailNotifications.optional()
}));
