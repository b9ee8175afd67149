/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ReservedDomainsGetReservedDomains200Response, ReservedDomainsGetReservedDomainsParams, ReservedDomainsGetReservedDomainsResponses } from '@countersign/types/admin-v2/reserved-domains';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `reservedDomainsGetReservedDomains`.
 */
export interface ReservedDomainsGetReservedDomainsInput {
    path?: PathOf<ReservedDomainsGetReservedDomainsParams> | undefined;
}
/**
 * List the reserved domains of an organization.
 *
 * Returns the e-mail domains that the organization has reserved, whatever their status. The ID of a
 * domain selects its users in `Users_getUsers`. The list is not paged.
 *
 * An organization reserves a domain and proves with a DNS record that it owns it. Then the domain is
 * `active`: only accounts of the organization can add users of the domain, and their memberships are
 * active immediately.
 *
 * ReservedDomains_getReservedDomains: `GET /v2/organizations/{organizationId}/reserved_domains`
 *
 * The token needs the scope `domain_read`.
 */
export const reservedDomainsGetReservedDomains: Operation<ReservedDomainsGetReservedDomainsInput, ReservedDomainsGetReservedDomains200Response, ReservedDomainsGetReservedDomainsResponses, 'admin'> = /* @__PURE__ */ operation('ReservedDomains_getReservedDomains', 'GET', '/v2/organizations/{organizationId}/reserved_domains');

