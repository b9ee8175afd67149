/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { MembershipDataRedactionRequest as Type } from '@countersign/types/admin-v2/schemas/MembershipDataRedactionRequest';
export const MembershipDataRedactionRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "account_id": formats.guid
}));
