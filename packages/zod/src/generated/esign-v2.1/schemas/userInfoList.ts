/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserInfoList as Type } from '@countersign/types/esign-v2.1/schemas/userInfoList';
export const UserInfoList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "users": zod.array(UserInfo)
}));
