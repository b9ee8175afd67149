/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DSGroupAddRequest as Type } from '@countersign/types/admin-v2/schemas/DSGroupAddRequest';
export const DSGroupAddRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "group_name": zod.string().min(1),
    "description": zod.string().optional()
}));
