/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BccEmailAddress } from './bccEmailAddress.zod.js';

export const EmailSettings = zod.object({
  "replyEmailAddressOverride": zod.string().optional(),
  "replyEmailNameOverride": zod.string().optional(),
  "bccEmailAddresses": zod.array(BccEmailAddress).optional()
});

export type EmailSettings = zod.input<typeof EmailSettings>;
export type EmailSettingsOutput = zod.output<typeof EmailSettings>;
