/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeEventCode } from './envelopeEventCode.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeEvent as Type } from '@countersign/types/esign-v2.1/schemas/envelopeEvent';
export const EnvelopeEvent: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeEventStatusCode": EnvelopeEventCode.optional(),
    "includeDocuments": formats.booleanString.optional()
}));
