/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SigningGroupUser } from './signingGroupUser.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SigningGroupUsers as Type } from '@countersign/types/esign-v2.1/schemas/signingGroupUsers';
export const SigningGroupUsers: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "users": zod.array(SigningGroupUser).max(50).optional()
}));
