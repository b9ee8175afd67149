/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { EnvelopeEventCode } from './envelopeEventCode.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeEvent as Type } from '@countersign/types/esign-v2.1/schemas/envelopeEvent';
export const EnvelopeEvent: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeEventStatusCode": EnvelopeEventCode.optional(),
    "includeDocuments": formats.booleanString.optional()
}));
