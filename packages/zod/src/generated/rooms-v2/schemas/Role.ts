/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Permissions } from './Permissions.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Role as Type } from '@countersign/types/rooms-v2/schemas/Role';
export const Role: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "roleId": zod.int().optional(),
    "legacyRoleId": zod.string().optional(),
    "name": zod.string().optional(),
    "isDefaultForAdmin": zod.boolean().optional(),
    "isExternal": zod.boolean().optional(),
    "createdDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "isAssigned": zod.boolean().optional(),
    "permissions": Permissions.optional()
}));
