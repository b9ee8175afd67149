/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const PropertyMetadata = zod.object({
  "options": zod.array(zod.string()).optional(),
  "rights": zod.enum(['editable', 'read_only']).optional()
});

export type PropertyMetadata = zod.input<typeof PropertyMetadata>;
export type PropertyMetadataOutput = zod.output<typeof PropertyMetadata>;
