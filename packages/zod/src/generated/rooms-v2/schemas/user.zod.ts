/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccessLevel } from './accessLevel.zod.js';
import { ClassicManagerPermissions } from './classicManagerPermissions.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['User'];
export const User: zod.ZodType<Type, Type> = zod.object({
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
});
