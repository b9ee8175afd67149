/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfoAccount } from './userInfoAccount.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserInfo as Type } from '@countersign/types/oauth/schemas/userInfo';
export const UserInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "sub": formats.guid,
    "name": zod.string().optional(),
    "given_name": zod.string().optional(),
    "family_name": zod.string().optional(),
    "created": zod.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?$/).optional(),
    "email": zod.string().optional(),
    "accounts": zod.array(UserInfoAccount)
}));
