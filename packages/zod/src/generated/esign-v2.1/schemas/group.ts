/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { GroupType } from './groupType.js';
import { UserInfo } from './userInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Group as Type } from '@countersign/types/esign-v2.1/schemas/group';
export const Group: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "groupId": zod.string().optional(),
    "groupName": zod.string().optional(),
    "groupType": GroupType.optional(),
    "permissionProfileId": zod.string().optional(),
    "dsGroupId": zod.string().optional(),
    "users": zod.array(UserInfo).optional(),
    "usersCount": formats.integerString.optional(),
    "accessType": zod.string().optional(),
    "isManagedByScim": zod.boolean().optional(),
    "lastModifiedOn": zod.string().optional(),
    "userGroupType": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
