/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddUserResponseAccountProperties } from './AddUserResponseAccountProperties.js';
import { FederatedStatus } from './FederatedStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AddUserResponse as Type } from '@countersign/types/admin-v2/schemas/AddUserResponse';
export const AddUserResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "site_id": zod.int().optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "email": zod.string().optional(),
    "language_culture": zod.string().optional(),
    "federated_status": FederatedStatus.optional(),
    "accounts": zod.array(AddUserResponseAccountProperties).optional()
}));
