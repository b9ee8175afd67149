/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UpdateUserEmailRequest } from './UpdateUserEmailRequest.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UpdateUsersEmailRequest as Type } from '@countersign/types/admin-v2/schemas/UpdateUsersEmailRequest';
export const UpdateUsersEmailRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "users": zod.array(UpdateUserEmailRequest)
}));
