/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const TabStatus = zod.enum(['active', 'signed', 'declined', 'na']);

export type TabStatus = zod.input<typeof TabStatus>;
export type TabStatusOutput = zod.output<typeof TabStatus>;
