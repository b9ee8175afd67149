/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const BccEmailAddress = zod.object({
  "bccEmailAddressId": zod.string().optional(),
  "email": zod.string().optional()
});

export type BccEmailAddress = zod.input<typeof BccEmailAddress>;
export type BccEmailAddressOutput = zod.output<typeof BccEmailAddress>;
