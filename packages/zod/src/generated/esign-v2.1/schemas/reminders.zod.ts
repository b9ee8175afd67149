/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['reminders'];
export const remindersReminderDelayRegExp = new RegExp('^\\d+$');
export const remindersReminderFrequencyRegExp = new RegExp('^\\d+$');
export const remindersMaximumReminderCountRegExp = new RegExp('^\\d+$');
export const Reminders: zod.ZodType<Type, Type> = zod.object({
    "reminderEnabled": zod.enum(['true', 'false']).optional(),
    "reminderDelay": zod.stringFormat('integer-string', remindersReminderDelayRegExp).optional(),
    "reminderFrequency": zod.stringFormat('integer-string', remindersReminderFrequencyRegExp).optional(),
    "maximumReminderCount": zod.stringFormat('integer-string', remindersMaximumReminderCountRegExp).optional(),
    "smartReminderEnabled": zod.enum(['true', 'false']).optional()
});
