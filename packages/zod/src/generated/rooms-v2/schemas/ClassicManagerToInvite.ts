/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccessLevel } from './AccessLevel.js';
import { ClassicManagerPermissions } from './ClassicManagerPermissions.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ClassicManagerToInvite as Type } from '@countersign/types/rooms-v2/schemas/ClassicManagerToInvite';
export const ClassicManagerToInvite: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string(),
    "firstName": zod.string(),
    "lastName": zod.string(),
    "offices": zod.array(zod.int().min(1)).optional(),
    "regions": zod.array(zod.int().min(1)).optional(),
    "eSignPermissionProfileId": zod.string(),
    "defaultOfficeId": zod.int().min(1),
    "titleId": zod.int().min(1),
    "accessLevel": AccessLevel,
    "permissions": ClassicManagerPermissions
}));
