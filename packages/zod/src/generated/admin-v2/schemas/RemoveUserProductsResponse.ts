/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RemoveUserProductsResponse as Type } from '@countersign/types/admin-v2/schemas/RemoveUserProductsResponse';
export const RemoveUserProductsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "is_success": zod.boolean(),
    "user_email": zod.string().optional(),
    "user_id": formats.guid.optional(),
    "user_product_results": zod.record(zod.string(), zod.string())
}));
