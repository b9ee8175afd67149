/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TransactionSide } from './TransactionSide.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalTransactionSides as Type } from '@countersign/types/rooms-v2/schemas/GlobalTransactionSides';
export const GlobalTransactionSides: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "transactionSides": zod.array(TransactionSide).optional()
}));
