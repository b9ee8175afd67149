/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UsageHistory as Type } from '@countersign/types/esign-v2.1/schemas/usageHistory';
export const UsageHistory: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "lastSentDateTime": formats.dateTime.optional(),
    "lastSignedDateTime": formats.dateTime.optional(),
    "sentCount": formats.integerString.optional(),
    "signedCount": formats.integerString.optional()
}));
