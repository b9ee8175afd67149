/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UpdateResponse as Type } from '@countersign/types/admin-v2/schemas/UpdateResponse';
export const UpdateResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "status": zod.string().optional()
}));
