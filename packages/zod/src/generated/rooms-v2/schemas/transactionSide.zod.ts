/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['TransactionSide'];
export const TransactionSide: zod.ZodType<Type, Type> = zod.object({
    "transactionSideId": zod.enum(['buy', 'sell', 'listbuy', 'refi']).optional(),
    "name": zod.string().optional()
});
