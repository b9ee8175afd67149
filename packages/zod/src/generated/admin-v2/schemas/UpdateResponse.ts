/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { UpdateResponse as Type } from '@countersign/types/admin-v2/schemas/UpdateResponse';
export const UpdateResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "status": zod.string().optional()
}));
