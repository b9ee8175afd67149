/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ReservedDomainsGetReservedDomainExistence200Response, ReservedDomainsGetReservedDomainExistenceParams, ReservedDomainsGetReservedDomainExistenceQueryParams, ReservedDomainsGetReservedDomainExistenceResponses } from '@countersign/types/esign-v2.1/reserved-domains';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `reservedDomainsGetReservedDomainExistence`.
 */
export interface ReservedDomainsGetReservedDomainExistenceInput {
    path?: PathOf<ReservedDomainsGetReservedDomainExistenceParams> | undefined;
    query: ReservedDomainsGetReservedDomainExistenceQueryParams;
}
/**
 * Check whether a domain is reserved.
 *
 * Returns whether an organization has reserved a domain of e-mail addresses, so that it manages
 * the users of the domain.
 *
 * ReservedDomains_getReservedDomainExistence: `GET /v2.1/accounts/{accountId}/reserved_domains`
 */
export const reservedDomainsGetReservedDomainExistence: Operation<ReservedDomainsGetReservedDomainExistenceInput, ReservedDomainsGetReservedDomainExistence200Response, ReservedDomainsGetReservedDomainExistenceResponses, 'esign'> = /* @__PURE__ */ operation('ReservedDomains_getReservedDomainExistence', 'GET', '/v2.1/accounts/{accountId}/reserved_domains');

