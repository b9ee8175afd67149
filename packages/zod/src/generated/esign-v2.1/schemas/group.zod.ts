/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { GroupType } from './groupType.zod.js';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['group'];
export const groupUsersCountRegExp = new RegExp('^\\d+$');
export const Group: zod.ZodType<Type, Type> = zod.object({
    "groupId": zod.string().optional(),
    "groupName": zod.string().optional(),
    "groupType": GroupType.optional(),
    "permissionProfileId": zod.string().optional(),
    "dsGroupId": zod.string().optional(),
    "users": zod.array(UserInfo).optional(),
    "usersCount": zod.stringFormat('integer-string', groupUsersCountRegExp).optional(),
    "accessType": zod.string().optional(),
    "isManagedByScim": zod.boolean().optional(),
    "lastModifiedOn": zod.string().optional(),
    "userGroupType": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
