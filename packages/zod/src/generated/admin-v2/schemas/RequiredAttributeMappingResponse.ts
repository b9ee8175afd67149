/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RequiredAttributeMappingResponse as Type } from '@countersign/types/admin-v2/schemas/RequiredAttributeMappingResponse';
export const RequiredAttributeMappingResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "required_attribute_id": zod.int().optional(),
    "required_attribute_name": zod.string().optional(),
    "required_attribute_friendly_name": zod.string().optional(),
    "substitute_attribute_name": zod.string().optional()
}));
