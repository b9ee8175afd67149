/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Permissions } from './Permissions.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoleForUpdate as Type } from '@countersign/types/rooms-v2/schemas/RoleForUpdate';
export const RoleForUpdate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().optional(),
    "isExternal": zod.boolean().optional(),
    "permissions": Permissions.optional()
}));
