/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfoOrganization } from './userInfoOrganization.zod.js';
import type { components } from '@countersign/types/oauth';
type Type = components['schemas']['userInfoAccount'];
export const userInfoAccountAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const UserInfoAccount: zod.ZodType<Type, Type> = zod.object({
    "account_id": zod.stringFormat('guid', userInfoAccountAccountIdRegExp),
    "is_default": zod.boolean(),
    "account_name": zod.string(),
    "base_uri": zod.url(),
    "organization": UserInfoOrganization.optional()
});
