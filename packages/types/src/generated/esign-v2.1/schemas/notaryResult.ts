// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Jurisdiction } from './jurisdiction.js';
import type { Notary } from './notary.js';

/** The calling user as a notary. */
export interface NotaryResult {
    /** The jurisdictions in which the notary is registered, where they were asked for. */
    jurisdictions?: Jurisdiction[] | undefined;
    /** The registration of the notary. */
    notary?: Notary | undefined;
}
