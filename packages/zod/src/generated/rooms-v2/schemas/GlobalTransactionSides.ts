/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TransactionSide } from './TransactionSide.js';
import { fast } from '../../../fast/fast.js';
import type { GlobalTransactionSides as Type } from '@countersign/types/rooms-v2/schemas/GlobalTransactionSides';
export const GlobalTransactionSides: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "transactionSides": zod.array(TransactionSide).optional()
}));
