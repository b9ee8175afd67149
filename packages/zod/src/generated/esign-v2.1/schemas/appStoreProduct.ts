/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AppStoreProduct as Type } from '@countersign/types/esign-v2.1/schemas/appStoreProduct';
export const AppStoreProduct: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "marketPlace": zod.string().optional(),
    "productId": zod.string().optional()
}));
