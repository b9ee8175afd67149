/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PermissionProfileResponse } from './PermissionProfileResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PermissionsResponse as Type } from '@countersign/types/admin-v2/schemas/PermissionsResponse';
export const PermissionsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "permissions": zod.array(PermissionProfileResponse).optional()
}));
