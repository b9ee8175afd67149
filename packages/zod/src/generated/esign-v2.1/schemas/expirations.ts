/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Expirations as Type } from '@countersign/types/esign-v2.1/schemas/expirations';
export const Expirations: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "expireEnabled": formats.booleanString.optional(),
    "expireAfter": formats.integerString.optional(),
    "expireWarn": formats.integerString.optional()
}));
