/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TransactionSide } from './transactionSide.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalTransactionSides'];
export const GlobalTransactionSides: zod.ZodType<Type, Type> = zod.object({
    "transactionSides": zod.array(TransactionSide).optional()
});
