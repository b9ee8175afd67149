/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { PermissionProfileRequest as Type } from '@countersign/types/admin-v2/schemas/PermissionProfileRequest';
export const PermissionProfileRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "id": zod.int(),
    "name": zod.string().optional()
}));
