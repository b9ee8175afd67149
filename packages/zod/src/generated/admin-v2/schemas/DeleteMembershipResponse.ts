/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './ErrorDetails.js';
import { fast } from '../../../fast/fast.js';
import * as formats from '../formats.js';
import type { DeleteMembershipResponse as Type } from '@countersign/types/admin-v2/schemas/DeleteMembershipResponse';
export const DeleteMembershipResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "id": formats.guid.optional(),
    "error_details": ErrorDetails.optional()
}));
