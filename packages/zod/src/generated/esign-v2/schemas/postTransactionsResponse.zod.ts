/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['PostTransactionsResponse'];
export const PostTransactionsResponse: zod.ZodType<Type, Type> = zod.object({
    "documentData": zod.string().optional(),
    "transactionSid": zod.string().optional()
});
