/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserStatus } from './userStatus.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['userInfo'];
export const userInfoEmailMax = 100;
export const userInfoUserNameMax = 100;
export const UserInfo: zod.ZodType<Type, Type> = zod.object({
    "accountId": zod.string().optional(),
    "accountName": zod.string().optional(),
    "activationAccessCode": zod.string().optional(),
    "email": zod.string().max(userInfoEmailMax).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "ipAddress": zod.string().optional(),
    "loginStatus": zod.enum(['true', 'false']).optional(),
    "membershipId": zod.string().optional(),
    "sendActivationEmail": zod.enum(['true', 'false']).optional(),
    "uri": zod.string().optional(),
    "userId": zod.string().optional(),
    "userName": zod.string().max(userInfoUserNameMax).optional(),
    "userStatus": UserStatus.optional(),
    "userType": zod.string().optional()
});
