/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopeCustomMetadata as Type } from '@countersign/types/esign-v2.1/schemas/envelopeCustomMetadata';
export const EnvelopeCustomMetadata: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeCustomMetadataDetails": zod.array(NameValue).optional()
}));
