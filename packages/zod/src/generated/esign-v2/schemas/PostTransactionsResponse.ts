/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PostTransactionsResponse as Type } from '@countersign/types/esign-v2/schemas/PostTransactionsResponse';
export const PostTransactionsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentData": zod.string().optional(),
    "transactionSid": zod.string().optional()
}));
