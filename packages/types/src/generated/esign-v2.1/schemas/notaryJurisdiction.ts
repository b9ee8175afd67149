// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { Jurisdiction } from './jurisdiction.js';

/** The registration of a notary in one jurisdiction. */
export interface NotaryJurisdiction {
    /** The date on which the notary's commission ends, in ISO 8601 format. */
    commissionExpiration?: string | undefined;
    /** The number of the notary's commission, assigned by the authority. */
    commissionId?: string | undefined;
    /** The county for which the notary is commissioned. */
    county?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The jurisdiction. In a request, only its `jurisdictionId` is required. */
    jurisdiction?: Jurisdiction | undefined;
    /** The name of the notary in the commission. */
    registeredName?: string | undefined;
    /** The source of the seal: drawn by the service or uploaded by the notary. */
    sealType?: string | undefined;
}
