/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const expirationsExpireAfterRegExp = new RegExp('^\\d+$');
export const expirationsExpireWarnRegExp = new RegExp('^\\d+$');


export const Expirations = zod.object({
  "expireEnabled": zod.enum(['true', 'false']).optional(),
  "expireAfter": zod.stringFormat('integer-string', expirationsExpireAfterRegExp).optional(),
  "expireWarn": zod.stringFormat('integer-string', expirationsExpireWarnRegExp).optional()
});

export type Expirations = zod.input<typeof Expirations>;
export type ExpirationsOutput = zod.output<typeof Expirations>;
