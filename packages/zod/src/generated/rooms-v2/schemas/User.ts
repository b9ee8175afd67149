/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccessLevel } from './AccessLevel.js';
import { ClassicManagerPermissions } from './ClassicManagerPermissions.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { User as Type } from '@countersign/types/rooms-v2/schemas/User';
export const User: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "userId": zod.int().optional(),
    "email": zod.string().optional(),
    "firstName": zod.string().optional(),
    "lastName": zod.string().optional(),
    "isLockedOut": zod.boolean().optional(),
    "status": zod.enum(['Active', 'Pending']).optional(),
    "accessLevel": AccessLevel.optional(),
    "defaultOfficeId": zod.int().optional(),
    "titleId": zod.int().optional(),
    "roleId": zod.int().optional(),
    "profileImageUrl": zod.string().optional(),
    "offices": zod.array(zod.int()).optional(),
    "regions": zod.array(zod.int()).optional(),
    "permissions": ClassicManagerPermissions.optional()
}));
