/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const SignatureType = zod.object({
  "type": zod.enum(['electronic', 'universal']).optional(),
  "isDefault": zod.enum(['true', 'false']).optional()
});

export type SignatureType = zod.input<typeof SignatureType>;
export type SignatureTypeOutput = zod.output<typeof SignatureType>;
