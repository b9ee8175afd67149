/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Expirations } from './expirations.zod.js';
import { Reminders } from './reminders.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['templateNotificationRequest'];
export const TemplateNotificationRequest: zod.ZodType<Type, Type> = zod.object({
    "expirations": Expirations.optional(),
    "password": zod.string().optional(),
    "reminders": Reminders.optional(),
    "useAccountDefaults": zod.enum(['true', 'false']).optional()
});
