/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationExportAccount } from './OrganizationExportAccount.js';
import { OrganizationExportDomain } from './OrganizationExportDomain.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationExportRequest as Type } from '@countersign/types/admin-v2/schemas/OrganizationExportRequest';
export const OrganizationExportRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "type": zod.enum(['organization_memberships_export', 'organization_domain_users_export', 'organization_external_memberships_export']),
    "accounts": zod.array(OrganizationExportAccount).optional(),
    "domains": zod.array(OrganizationExportDomain).optional()
}));
