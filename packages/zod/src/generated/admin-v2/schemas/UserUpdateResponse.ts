/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './ErrorDetails.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserUpdateResponse as Type } from '@countersign/types/admin-v2/schemas/UserUpdateResponse';
export const UserUpdateResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "site_id": zod.int().optional(),
    "email": zod.string().optional(),
    "error_details": ErrorDetails.optional()
}));
