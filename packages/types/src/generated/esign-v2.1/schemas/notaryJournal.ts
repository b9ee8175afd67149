// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Jurisdiction } from './jurisdiction.js';
import type { NotaryJournalMetaData } from './notaryJournalMetaData.js';

/** A journal entry in which a notary recorded one notarial act. */
export interface NotaryJournal {
    /**
     * The date and time when this object was created.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /** The name of the document that was notarized. */
    documentName?: string | undefined;
    /** The jurisdiction under whose law the notary acted. */
    jurisdiction?: Jurisdiction | undefined;
    /** The ID of the journal entry. It is set by the service. */
    notaryJournalId?: string | undefined;
    /** The notary's notes about the signer and the witnesses. */
    notaryJournalMetaData?: NotaryJournalMetaData | undefined;
    /** The full name of the person who signed before the notary. */
    signerName?: string | undefined;
}
