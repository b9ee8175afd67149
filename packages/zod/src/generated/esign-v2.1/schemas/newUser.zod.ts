/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserStatus } from './userStatus.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['newUser'];
export const newUserUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const NewUser: zod.ZodType<Type, Type> = zod.object({
    "createdDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "email": zod.string().optional(),
    "permissionProfileId": zod.string().optional(),
    "permissionProfileName": zod.string().optional(),
    "uri": zod.string().optional(),
    "userId": zod.stringFormat('guid', newUserUserIdRegExp).optional(),
    "userName": zod.string().optional(),
    "userStatus": UserStatus.optional(),
    "licenseStatus": zod.string().optional(),
    "licenseType": zod.string().optional(),
    "apiPassword": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "membershipId": zod.string().optional()
});
