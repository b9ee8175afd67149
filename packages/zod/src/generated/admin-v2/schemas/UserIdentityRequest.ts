/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import * as formats from '../formats.js';
import type { UserIdentityRequest as Type } from '@countersign/types/admin-v2/schemas/UserIdentityRequest';
export const UserIdentityRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "id": formats.guid
}));
