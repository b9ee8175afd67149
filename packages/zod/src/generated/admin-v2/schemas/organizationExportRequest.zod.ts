/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationExportAccount } from './organizationExportAccount.zod.js';
import { OrganizationExportDomain } from './organizationExportDomain.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationExportRequest'];
export const OrganizationExportRequest: zod.ZodType<Type, Type> = zod.object({
    "type": zod.enum(['organization_memberships_export', 'organization_domain_users_export', 'organization_external_memberships_export']),
    "accounts": zod.array(OrganizationExportAccount).optional(),
    "domains": zod.array(OrganizationExportDomain).optional()
});
