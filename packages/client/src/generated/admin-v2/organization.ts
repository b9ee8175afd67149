/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { OrganizationGetOrganizations200Response, OrganizationGetOrganizationsQueryParams, OrganizationGetOrganizationsResponses } from '@countersign/types/admin-v2/organization';
import type { Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `organizationGetOrganizations`.
 */
export interface OrganizationGetOrganizationsInput {
    query?: OrganizationGetOrganizationsQueryParams | undefined;
}
/**
 * List the organizations of the caller.
 *
 * Returns the organizations that the user of the token administers or, with the mode
 * `account_membership`, those in which the user is a member of an account. Their IDs are required by
 * all other operations of this area. The list is not paged, and it is empty if the user has no
 * organization.
 *
 * Any user may call this operation. What it returns of an organization depends on the caller: its
 * administrators get everything. Delegated administrators get the accounts of their delegation, and
 * other users the accounts in which they are members. With the token of an application, it returns
 * the organization that the application belongs to.
 *
 * Organization_getOrganizations: `GET /v2/organizations`
 *
 * The token needs the scope `organization_read`.
 */
export const organizationGetOrganizations: Operation<OrganizationGetOrganizationsInput, OrganizationGetOrganizations200Response, OrganizationGetOrganizationsResponses, 'admin'> = /* @__PURE__ */ operation('Organization_getOrganizations', 'GET', '/v2/organizations');

