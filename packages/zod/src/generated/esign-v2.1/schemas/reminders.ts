/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import * as formats from '../formats.js';
import type { Reminders as Type } from '@countersign/types/esign-v2.1/schemas/reminders';
export const Reminders: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "reminderEnabled": formats.booleanString.optional(),
    "reminderDelay": formats.integerString.optional(),
    "reminderFrequency": formats.integerString.optional(),
    "maximumReminderCount": formats.integerString.optional(),
    "smartReminderEnabled": formats.booleanString.optional()
}));
