/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { MembershipDataRedactionResponse } from './MembershipDataRedactionResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { IndividualUserDataRedactionResponse as Type } from '@countersign/types/admin-v2/schemas/IndividualUserDataRedactionResponse';
export const IndividualUserDataRedactionResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "status": zod.enum(['unknown', 'pending', 'failure', 'success', 'already_redacted']).optional(),
    "user_id": formats.guid.optional(),
    "membership_results": zod.array(MembershipDataRedactionResponse).optional()
}));
