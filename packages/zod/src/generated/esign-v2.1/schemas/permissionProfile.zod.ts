/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountRoleSettings } from './accountRoleSettings.zod.js';
import { UserInformation } from './userInformation.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['permissionProfile'];
export const permissionProfileUserCountRegExp = new RegExp('^\\d+$');
export const PermissionProfile: zod.ZodType<Type, Type> = zod.object({
    "modifiedByUsername": zod.string().optional(),
    "modifiedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "permissionProfileId": zod.string().optional(),
    "permissionProfileName": zod.string().optional(),
    "settings": AccountRoleSettings.optional(),
    "userCount": zod.stringFormat('integer-string', permissionProfileUserCountRegExp).optional(),
    "users": zod.array(UserInformation).optional()
});
