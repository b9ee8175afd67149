/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeCustomMetadata'];
export const EnvelopeCustomMetadata: zod.ZodType<Type, Type> = zod.object({
    "envelopeCustomMetadataDetails": zod.array(NameValue).optional()
});
