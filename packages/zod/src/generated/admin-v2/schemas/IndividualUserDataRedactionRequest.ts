/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { MembershipDataRedactionRequest } from './MembershipDataRedactionRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { IndividualUserDataRedactionRequest as Type } from '@countersign/types/admin-v2/schemas/IndividualUserDataRedactionRequest';
export const IndividualUserDataRedactionRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "user_id": formats.guid,
    "memberships": zod.array(MembershipDataRedactionRequest).min(1)
}));
