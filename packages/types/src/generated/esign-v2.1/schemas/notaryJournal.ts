// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Jurisdiction } from './jurisdiction.js';
import type { NotaryJournalMetaData } from './notaryJournalMetaData.js';

/** What a notary recorded about one notarial act. */
export interface NotaryJournal {
    /**
     * When it was made.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /** The name of the document that was notarized. */
    documentName?: string | undefined;
    /** The jurisdiction under whose law the notary acted. */
    jurisdiction?: Jurisdiction | undefined;
    /** The entry, by the ID that the service gave to it. */
    notaryJournalId?: string | undefined;
    /** What the notary noted about the signer and the witnesses. */
    notaryJournalMetaData?: NotaryJournalMetaData | undefined;
    /** The full name of the person who signed before the notary. */
    signerName?: string | undefined;
}
