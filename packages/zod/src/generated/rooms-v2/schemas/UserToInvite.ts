/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccessLevel } from './AccessLevel.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserToInvite as Type } from '@countersign/types/rooms-v2/schemas/UserToInvite';
export const UserToInvite: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string(),
    "firstName": zod.string(),
    "lastName": zod.string(),
    "offices": zod.array(zod.int().min(1)).optional(),
    "regions": zod.array(zod.int().min(1)).optional(),
    "eSignPermissionProfileId": zod.string(),
    "roleId": zod.int().min(1),
    "accessLevel": AccessLevel,
    "defaultOfficeId": zod.int().min(1),
    "subscribeToRoomsActivityNotifications": zod.boolean().optional(),
    "redirectUrl": zod.url().optional()
}));
