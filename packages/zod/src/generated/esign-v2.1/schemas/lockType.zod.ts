/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const LockType = zod.enum(['edit']);

export type LockType = zod.input<typeof LockType>;
export type LockTypeOutput = zod.output<typeof LockType>;
