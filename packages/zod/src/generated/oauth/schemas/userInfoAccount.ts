/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfoOrganization } from './userInfoOrganization.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserInfoAccount as Type } from '@countersign/types/oauth/schemas/userInfoAccount';
export const UserInfoAccount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "account_id": formats.guid,
    "is_default": zod.boolean(),
    "account_name": zod.string(),
    "base_uri": zod.url(),
    "organization": UserInfoOrganization.optional()
}));
