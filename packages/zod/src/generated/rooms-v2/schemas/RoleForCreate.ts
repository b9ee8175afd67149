/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Permissions } from './Permissions.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoleForCreate as Type } from '@countersign/types/rooms-v2/schemas/RoleForCreate';
export const RoleForCreate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string(),
    "isExternal": zod.boolean().optional(),
    "permissions": Permissions.optional()
}));
