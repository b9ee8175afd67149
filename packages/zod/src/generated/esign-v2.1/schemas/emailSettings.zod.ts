/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BccEmailAddress } from './bccEmailAddress.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['emailSettings'];
export const EmailSettings: zod.ZodType<Type, Type> = zod.object({
    "replyEmailAddressOverride": zod.string().optional(),
    "replyEmailNameOverride": zod.string().optional(),
    "bccEmailAddresses": zod.array(BccEmailAddress).optional()
});
