/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const OrganizationExportType = /* @__PURE__ */ zod.enum(['organization_memberships_export', 'organization_domain_users_export', 'organization_external_memberships_export', 'organization_account_settings_export']);
