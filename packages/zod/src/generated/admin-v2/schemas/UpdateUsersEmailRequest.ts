/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UpdateUserEmailRequest } from './UpdateUserEmailRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UpdateUsersEmailRequest as Type } from '@countersign/types/admin-v2/schemas/UpdateUsersEmailRequest';
export const UpdateUsersEmailRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "users": zod.array(UpdateUserEmailRequest)
}));
