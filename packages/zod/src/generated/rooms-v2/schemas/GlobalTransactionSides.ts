/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TransactionSide } from './TransactionSide.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalTransactionSides as Type } from '@countersign/types/rooms-v2/schemas/GlobalTransactionSides';
export const GlobalTransactionSides: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "transactionSides": zod.array(TransactionSide).optional()
}));
