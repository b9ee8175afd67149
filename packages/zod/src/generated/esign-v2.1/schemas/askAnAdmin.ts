/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AskAnAdmin as Type } from '@countersign/types/esign-v2.1/schemas/askAnAdmin';
export const AskAnAdmin: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional(),
    "message": zod.string().optional(),
    "name": zod.string().optional(),
    "phone": zod.string().optional()
}));
