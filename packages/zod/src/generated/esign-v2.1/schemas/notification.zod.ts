/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Expirations } from './expirations.zod.js';
import { Reminders } from './reminders.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['notification'];
export const Notification: zod.ZodType<Type, Type> = zod.object({
    "useAccountDefaults": zod.enum(['true', 'false']).optional(),
    "reminders": Reminders.optional(),
    "expirations": Expirations.optional()
});
