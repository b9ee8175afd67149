/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccessLevel } from './AccessLevel.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserSummary as Type } from '@countersign/types/rooms-v2/schemas/UserSummary';
export const UserSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
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
    "profileImageUrl": zod.string().optional()
}));
