/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UpdateUserEmailRequest } from './UpdateUserEmailRequest.js';
import { fast } from '../../../fast/fast.js';
import type { UpdateUsersEmailRequest as Type } from '@countersign/types/admin-v2/schemas/UpdateUsersEmailRequest';
export const UpdateUsersEmailRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "users": zod.array(UpdateUserEmailRequest)
}));
