/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfoOrganization } from './userInfoOrganization.zod.js';

export const userInfoAccountAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserInfoAccount = zod.object({
  "account_id": zod.stringFormat('guid', userInfoAccountAccountIdRegExp),
  "is_default": zod.boolean(),
  "account_name": zod.string(),
  "base_uri": zod.url(),
  "organization": UserInfoOrganization.optional()
});

export type UserInfoAccount = zod.input<typeof UserInfoAccount>;
export type UserInfoAccountOutput = zod.output<typeof UserInfoAccount>;
