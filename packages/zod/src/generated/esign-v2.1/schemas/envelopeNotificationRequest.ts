/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { Expirations } from './expirations.js';
import { Reminders } from './reminders.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeNotificationRequest as Type } from '@countersign/types/esign-v2.1/schemas/envelopeNotificationRequest';
export const EnvelopeNotificationRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "expirations": Expirations.optional(),
    "reminders": Reminders.optional(),
    "useAccountDefaults": formats.booleanString.optional()
}));
