/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UpdateTransactionResponse as Type } from '@countersign/types/esign-v2.1/schemas/updateTransactionResponse';
export const UpdateTransactionResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "redirectionUrl": zod.string().optional()
}));
