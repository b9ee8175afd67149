/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Money as Type } from '@countersign/types/esign-v2.1/schemas/money';
export const Money: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "amountInBaseUnit": formats.integerString.optional(),
    "currency": zod.string().optional(),
    "displayAmount": zod.string().optional()
}));
