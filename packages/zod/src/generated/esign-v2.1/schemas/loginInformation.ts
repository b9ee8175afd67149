/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { LoginAccount } from './loginAccount.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { LoginInformation as Type } from '@countersign/types/esign-v2.1/schemas/loginInformation';
export const LoginInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "apiPassword": zod.string().optional(),
    "loginAccounts": zod.array(LoginAccount).optional()
}));
