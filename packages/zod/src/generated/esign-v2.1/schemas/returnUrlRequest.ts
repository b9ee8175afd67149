/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ReturnUrlRequest as Type } from '@countersign/types/esign-v2.1/schemas/returnUrlRequest';
export const ReturnUrlRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "returnUrl": zod.string().max(470).optional()
}));
