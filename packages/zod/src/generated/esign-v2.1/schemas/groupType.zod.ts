/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const GroupType = zod.enum(['adminstrators', 'everyone', 'customGroup', 'sharedSigningGroup']);

export type GroupType = zod.input<typeof GroupType>;
export type GroupTypeOutput = zod.output<typeof GroupType>;
