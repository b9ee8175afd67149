/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountRoleSettings } from './accountRoleSettings.js';
import { UserInformation } from './userInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { PermissionProfile as Type } from '@countersign/types/esign-v2.1/schemas/permissionProfile';
export const PermissionProfile: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "modifiedByUsername": zod.string().optional(),
    "modifiedDateTime": formats.dateTime.optional(),
    "permissionProfileId": zod.string().optional(),
    "permissionProfileName": zod.string().optional(),
    "settings": AccountRoleSettings.optional(),
    "userCount": formats.integerString.optional(),
    "users": zod.array(UserInformation).optional()
}));
