/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { Expirations } from './expirations.js';
import { Reminders } from './reminders.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Notification as Type } from '@countersign/types/esign-v2.1/schemas/notification';
export const Notification: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "useAccountDefaults": formats.booleanString.optional(),
    "reminders": Reminders.optional(),
    "expirations": Expirations.optional()
}));
