/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { LoginAccount as Type } from '@countersign/types/esign-v2.1/schemas/loginAccount';
export const LoginAccount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().optional(),
    "accountIdGuid": formats.guid.optional(),
    "baseUrl": zod.string().optional(),
    "email": zod.string().optional(),
    "isDefault": formats.booleanString.optional(),
    "loginAccountSettings": zod.array(NameValue).optional(),
    "loginUserSettings": zod.array(NameValue).optional(),
    "name": zod.string().optional(),
    "siteDescription": zod.string().optional(),
    "userId": formats.guid.optional(),
    "userName": zod.string().optional()
}));
