/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeMetadata'];
export const EnvelopeMetadata: zod.ZodType<Type, Type> = zod.object({
    "allowAdvancedCorrect": zod.enum(['true', 'false']).optional(),
    "allowCorrect": zod.enum(['true', 'false']).optional(),
    "enableSignWithNotary": zod.enum(['true', 'false']).optional()
});
