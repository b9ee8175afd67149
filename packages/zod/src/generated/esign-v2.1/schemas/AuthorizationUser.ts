/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AuthorizationUser as Type } from '@countersign/types/esign-v2.1/schemas/AuthorizationUser';
export const AuthorizationUser: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid.optional(),
    "email": zod.string().optional(),
    "name": zod.string().optional(),
    "userId": formats.guid.optional()
}));
