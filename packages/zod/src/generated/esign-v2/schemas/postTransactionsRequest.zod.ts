/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['PostTransactionsRequest'];
export const PostTransactionsRequest: zod.ZodType<Type, Type> = zod.object({
    "documentData": zod.string().optional(),
    "dptName": zod.string().optional(),
    "transactionName": zod.string().optional(),
    "transactionTypeName": zod.string().optional()
});
