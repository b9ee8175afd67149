/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const ServiceVersion = zod.object({
  "version": zod.string().optional(),
  "versionUrl": zod.string().optional()
});

export type ServiceVersion = zod.input<typeof ServiceVersion>;
export type ServiceVersionOutput = zod.output<typeof ServiceVersion>;
