/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import * as formats from '../formats.js';
import type { UpdateUserEmailRequest as Type } from '@countersign/types/admin-v2/schemas/UpdateUserEmailRequest';
export const UpdateUserEmailRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "id": formats.guid,
    "site_id": zod.int(),
    "email": zod.string()
}));
