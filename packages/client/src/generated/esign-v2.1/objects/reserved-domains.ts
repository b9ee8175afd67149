// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ReservedDomainsGetReservedDomainExistence200Response, ReservedDomainsGetReservedDomainExistenceResponses } from '@countersign/types/esign-v2.1/reserved-domains';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ReservedDomainsGetReservedDomainExistenceInput } from '../reserved-domains.js';
import { reservedDomainsGetReservedDomainExistence } from '../reserved-domains.js';
/**
 * The question whether a domain of e-mail addresses is reserved by an organization.
 */
export interface ReservedDomains {
    /**
     * Check whether a domain is reserved.
     *
     * Returns whether an organization has reserved a domain of e-mail addresses, so that it manages
     * the users of the domain.
     *
     * ReservedDomains_getReservedDomainExistence: `GET /v2.1/accounts/{accountId}/reserved_domains`
     */
    getReservedDomainExistence(input: ReservedDomainsGetReservedDomainExistenceInput, options?: CallOptions): Call<ReservedDomainsGetReservedDomainExistence200Response, ReservedDomainsGetReservedDomainExistenceResponses>;
}
/**
 * Creates an object whose methods are the functions of ReservedDomains.
 */
export function reservedDomains(client: Client<'esign'>): ReservedDomains {
    return {
        getReservedDomainExistence: reservedDomainsGetReservedDomainExistence.bind(null, client)
    };
}

