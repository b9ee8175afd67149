/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { PermissionProfileResponse as Type } from '@countersign/types/admin-v2/schemas/PermissionProfileResponse';
export const PermissionProfileResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "id": zod.int().optional(),
    "name": zod.string().optional()
}));
