/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PostTransactionsRequest as Type } from '@countersign/types/esign-v2/schemas/PostTransactionsRequest';
export const PostTransactionsRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentData": zod.string().optional(),
    "dptName": zod.string().optional(),
    "transactionName": zod.string().optional(),
    "transactionTypeName": zod.string().optional()
}));
