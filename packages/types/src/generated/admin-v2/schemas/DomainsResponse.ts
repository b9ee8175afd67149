// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DomainResponse } from './DomainResponse.js';

/** The e-mail domains of an organization. */
export interface DomainsResponse {
    /** The domains that the organization has reserved. */
    reserved_domains?: DomainResponse[] | undefined;
}
