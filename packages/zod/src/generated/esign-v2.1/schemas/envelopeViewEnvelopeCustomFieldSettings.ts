/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeViewEnvelopeCustomFieldSettings as Type } from '@countersign/types/esign-v2.1/schemas/envelopeViewEnvelopeCustomFieldSettings';
export const EnvelopeViewEnvelopeCustomFieldSettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "showEnvelopeCustomFields": formats.booleanString.optional()
}));
