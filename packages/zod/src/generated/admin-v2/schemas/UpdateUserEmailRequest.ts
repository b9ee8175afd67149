/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UpdateUserEmailRequest as Type } from '@countersign/types/admin-v2/schemas/UpdateUserEmailRequest';
export const UpdateUserEmailRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid,
    "site_id": zod.int(),
    "email": zod.string()
}));
