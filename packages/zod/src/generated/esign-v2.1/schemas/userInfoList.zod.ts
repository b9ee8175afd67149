/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['userInfoList'];
export const UserInfoList: zod.ZodType<Type, Type> = zod.object({
    "users": zod.array(UserInfo)
});
