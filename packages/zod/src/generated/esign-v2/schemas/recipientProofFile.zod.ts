/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['recipientProofFile'];
export const RecipientProofFile: zod.ZodType<Type, Type> = zod.object({
    "hasIdentityAttempts": zod.enum(['true', 'false']).optional(),
    "isInProofFile": zod.enum(['true', 'false']).optional()
});
