/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UpdateTransactionRequest as Type } from '@countersign/types/esign-v2.1/schemas/updateTransactionRequest';
export const UpdateTransactionRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "code": zod.string().optional(),
    "message": zod.string().optional(),
    "state": zod.string().optional()
}));
