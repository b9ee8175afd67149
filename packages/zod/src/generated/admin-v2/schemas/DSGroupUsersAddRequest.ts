/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DSGroupUsersAddRequest as Type } from '@countersign/types/admin-v2/schemas/DSGroupUsersAddRequest';
export const DSGroupUsersAddRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "user_ids": zod.array(formats.guid).min(1)
}));
