// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Jurisdiction } from './jurisdiction.js';
import type { Notary, NotaryAnswer } from './notary.js';

/** The caller's notary registration. */
export interface NotaryResult {
    /** The jurisdictions in which the notary is registered, if the request asks for them. */
    jurisdictions?: Jurisdiction[] | undefined;
    /** The registration of the notary. */
    notary?: Notary | undefined;
}

/**
 * `NotaryResult` in a response: with the members that the service always writes.
 */
export interface NotaryResultAnswer extends NotaryResult {
    notary?: NotaryAnswer | undefined;
}
