/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfoAccount } from './userInfoAccount.zod.js';
import type { components } from '@countersign/types/oauth';
type Type = components['schemas']['userInfo'];
export const userInfoSubRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const userInfoCreatedRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?$');
export const UserInfo: zod.ZodType<Type, Type> = zod.object({
    "sub": zod.stringFormat('guid', userInfoSubRegExp),
    "name": zod.string().optional(),
    "given_name": zod.string().optional(),
    "family_name": zod.string().optional(),
    "created": zod.string().regex(userInfoCreatedRegExp).optional(),
    "email": zod.string().optional(),
    "accounts": zod.array(UserInfoAccount)
});
