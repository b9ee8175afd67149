/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationAccountRequest } from './organizationAccountRequest.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationAccountsRequest'];
export const organizationAccountsRequestAccountsMax = 40;
export const OrganizationAccountsRequest: zod.ZodType<Type, Type> = zod.object({
    "accounts": zod.array(OrganizationAccountRequest).min(1).max(organizationAccountsRequestAccountsMax)
});
