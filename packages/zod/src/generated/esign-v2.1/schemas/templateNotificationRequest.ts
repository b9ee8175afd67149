/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Expirations } from './expirations.js';
import { Reminders } from './reminders.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TemplateNotificationRequest as Type } from '@countersign/types/esign-v2.1/schemas/templateNotificationRequest';
export const TemplateNotificationRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "expirations": Expirations.optional(),
    "password": zod.string().optional(),
    "reminders": Reminders.optional(),
    "useAccountDefaults": formats.booleanString.optional()
}));
