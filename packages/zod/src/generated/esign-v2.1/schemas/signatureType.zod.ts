/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['signatureType'];
export const SignatureType: zod.ZodType<Type, Type> = zod.object({
    "type": zod.enum(['electronic', 'universal']).optional(),
    "isDefault": zod.enum(['true', 'false']).optional()
});
