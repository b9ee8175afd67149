/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Expirations } from './expirations.zod.js';
import { Reminders } from './reminders.zod.js';

export const Notification = zod.object({
  "useAccountDefaults": zod.enum(['true', 'false']).optional(),
  "reminders": Reminders.optional(),
  "expirations": Expirations.optional()
});

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;
