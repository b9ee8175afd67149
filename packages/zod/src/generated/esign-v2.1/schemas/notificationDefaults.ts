/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { NotificationDefaultSettings } from './notificationDefaultSettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { NotificationDefaults as Type } from '@countersign/types/esign-v2.1/schemas/notificationDefaults';
export const NotificationDefaults: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "apiEmailNotifications": NotificationDefaultSettings.optional(),
    "emailNotifications": NotificationDefaultSettings.optional()
}));
