/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserIdentityRequest } from './UserIdentityRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DeleteUserIdentityRequest as Type } from '@countersign/types/admin-v2/schemas/DeleteUserIdentityRequest';
export const DeleteUserIdentityRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "identities": zod.array(UserIdentityRequest)
}));
