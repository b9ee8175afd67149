/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientEventCode } from './recipientEventCode.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientEvent'];
export const RecipientEvent: zod.ZodType<Type, Type> = zod.object({
    "recipientEventStatusCode": RecipientEventCode.optional(),
    "includeDocuments": zod.enum(['true', 'false']).optional()
});
