/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ForgottenPasswordInformation } from './forgottenPasswordInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserPasswordInformation as Type } from '@countersign/types/esign-v2.1/schemas/userPasswordInformation';
export const UserPasswordInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "currentPassword": zod.string().optional(),
    "email": zod.string().optional(),
    "forgottenPasswordInfo": ForgottenPasswordInformation.optional(),
    "newPassword": zod.string().optional()
}));
