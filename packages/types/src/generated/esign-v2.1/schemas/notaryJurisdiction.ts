// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { Jurisdiction } from './jurisdiction.js';

/** The registration of a notary in one jurisdiction. */
export interface NotaryJurisdiction {
    /** When the commission of the notary ends, as a date in ISO 8601. */
    commissionExpiration?: string | undefined;
    /** The number of the commission, as the authority gave it. */
    commissionId?: string | undefined;
    /** The county for which the notary is commissioned. */
    county?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The jurisdiction. In a request its `jurisdictionId` is enough. */
    jurisdiction?: Jurisdiction | undefined;
    /** The name of the notary as it stands in the commission. */
    registeredName?: string | undefined;
    /** Where the seal comes from: drawn by the service or uploaded by the notary. */
    sealType?: string | undefined;
}
