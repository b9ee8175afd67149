/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Permissions } from './permissions.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoleForCreate'];
export const RoleForCreate: zod.ZodType<Type, Type> = zod.object({
    "name": zod.string(),
    "isExternal": zod.boolean().optional(),
    "permissions": Permissions.optional()
});
