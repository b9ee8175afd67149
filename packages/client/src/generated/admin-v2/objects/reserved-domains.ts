// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ReservedDomainsGetReservedDomains200Response, ReservedDomainsGetReservedDomainsResponses } from '@countersign/types/admin-v2/reserved-domains';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ReservedDomainsGetReservedDomainsInput } from '../reserved-domains.js';
import { reservedDomainsGetReservedDomains } from '../reserved-domains.js';
/**
 * An e-mail domain that belongs to an organization. Users with an address in an active domain are
 * managed by the organization, and can log in through its identity provider.
 */
export interface ReservedDomains {
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
    getReservedDomains(input?: ReservedDomainsGetReservedDomainsInput, options?: CallOptions): Call<ReservedDomainsGetReservedDomains200Response, ReservedDomainsGetReservedDomainsResponses>;
}
/**
 * Creates an object whose methods are the functions of ReservedDomains.
 */
export function reservedDomains(client: Client<'admin'>): ReservedDomains {
    return {
        getReservedDomains: reservedDomainsGetReservedDomains.bind(null, client)
    };
}

