/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { Expirations } from './expirations.js';
import { Reminders } from './reminders.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountNotification as Type } from '@countersign/types/esign-v2.1/schemas/accountNotification';
export const AccountNotification: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "expirations": Expirations.optional(),
    "reminders": Reminders.optional(),
    "userOverrideEnabled": formats.booleanString.optional()
}));
