/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { RecipientEventCode } from './recipientEventCode.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientEvent as Type } from '@countersign/types/esign-v2.1/schemas/recipientEvent';
export const RecipientEvent: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "recipientEventStatusCode": RecipientEventCode.optional(),
    "includeDocuments": formats.booleanString.optional()
}));
