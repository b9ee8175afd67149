/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserIdentityRequest } from './UserIdentityRequest.js';
import { fast } from '../../../fast/fast.js';
import type { DeleteUserIdentityRequest as Type } from '@countersign/types/admin-v2/schemas/DeleteUserIdentityRequest';
export const DeleteUserIdentityRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "identities": zod.array(UserIdentityRequest)
}));
