/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TransactionSide as Type } from '@countersign/types/rooms-v2/schemas/TransactionSide';
export const TransactionSide: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "transactionSideId": zod.enum(['buy', 'sell', 'listbuy', 'refi']).optional(),
    "name": zod.string().optional()
}));
