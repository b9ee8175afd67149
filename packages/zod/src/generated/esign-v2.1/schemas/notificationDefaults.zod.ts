/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NotificationDefaultSettings } from './notificationDefaultSettings.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['notificationDefaults'];
export const NotificationDefaults: zod.ZodType<Type, Type> = zod.object({
    "apiEmailNotifications": NotificationDefaultSettings.optional(),
    "emailNotifications": NotificationDefaultSettings.optional()
});
