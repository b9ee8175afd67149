/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Link } from './link.zod.js';

export const userInfoOrganizationOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UserInfoOrganization = zod.object({
  "organization_id": zod.stringFormat('guid', userInfoOrganizationOrganizationIdRegExp),
  "links": zod.array(Link)
});

export type UserInfoOrganization = zod.input<typeof UserInfoOrganization>;
export type UserInfoOrganizationOutput = zod.output<typeof UserInfoOrganization>;
