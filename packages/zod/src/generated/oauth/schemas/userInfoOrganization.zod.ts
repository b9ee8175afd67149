/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Link } from './link.zod.js';
import type { components } from '@countersign/types/oauth';
type Type = components['schemas']['userInfoOrganization'];
export const userInfoOrganizationOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const UserInfoOrganization: zod.ZodType<Type, Type> = zod.object({
    "organization_id": zod.stringFormat('guid', userInfoOrganizationOrganizationIdRegExp),
    "links": zod.array(Link)
});
