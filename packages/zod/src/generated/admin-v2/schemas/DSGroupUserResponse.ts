/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './ErrorDetails.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DSGroupUserResponse as Type } from '@countersign/types/admin-v2/schemas/DSGroupUserResponse';
export const DSGroupUserResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "user_id": formats.guid.optional(),
    "account_id": formats.guid.optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "middle_name": zod.string().optional(),
    "status": zod.string().optional(),
    "error_details": ErrorDetails.optional()
}));
