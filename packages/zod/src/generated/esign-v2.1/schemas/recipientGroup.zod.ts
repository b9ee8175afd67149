/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientOption } from './recipientOption.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientGroup'];
export const RecipientGroup: zod.ZodType<Type, Type> = zod.object({
    "groupMessage": zod.string().optional(),
    "groupName": zod.string().optional(),
    "recipients": zod.array(RecipientOption).optional()
});
