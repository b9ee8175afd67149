/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { MembershipDataRedactionResponse as Type } from '@countersign/types/admin-v2/schemas/MembershipDataRedactionResponse';
export const MembershipDataRedactionResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "status": zod.enum(['unknown', 'pending', 'failure', 'success', 'already_redacted']).optional(),
    "account_id": formats.guid.optional()
}));
