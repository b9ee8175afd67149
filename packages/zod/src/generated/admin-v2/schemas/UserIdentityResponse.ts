/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './ErrorDetails.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserIdentityResponse as Type } from '@countersign/types/admin-v2/schemas/UserIdentityResponse';
export const UserIdentityResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "provider_id": formats.guid.optional(),
    "user_id": formats.guid.optional(),
    "immutable_id": zod.string().optional(),
    "error_details": ErrorDetails.optional()
}));
