/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Reminders as Type } from '@countersign/types/esign-v2.1/schemas/reminders';
export const Reminders: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "reminderEnabled": formats.booleanString.optional(),
    "reminderDelay": formats.integerString.optional(),
    "reminderFrequency": formats.integerString.optional(),
    "maximumReminderCount": formats.integerString.optional(),
    "smartReminderEnabled": formats.booleanString.optional()
}));
