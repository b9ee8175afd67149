/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationAccountRequest'];
export const organizationAccountRequestAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const OrganizationAccountRequest: zod.ZodType<Type, Type> = zod.object({
    "account_id": zod.stringFormat('guid', organizationAccountRequestAccountIdRegExp)
});
