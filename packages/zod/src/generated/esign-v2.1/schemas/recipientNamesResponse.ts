/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientNamesResponse as Type } from '@countersign/types/esign-v2.1/schemas/recipientNamesResponse';
export const RecipientNamesResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "multipleUsers": formats.booleanString.optional(),
    "recipientNames": zod.array(zod.string()).optional(),
    "reservedRecipientEmail": formats.booleanString.optional()
}));
