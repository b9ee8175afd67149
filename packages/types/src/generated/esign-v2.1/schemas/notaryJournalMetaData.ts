// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NotaryJournalCredibleWitness } from './notaryJournalCredibleWitness.js';

/** What a notary noted about the signer and the witnesses. */
export interface NotaryJournalMetaData {
    /** What the notary remarked about the act. */
    comment?: string | undefined;
    /** The people who vouched for the identity of the signer. */
    credibleWitnesses?: NotaryJournalCredibleWitness[] | undefined;
    /** The signature of the signer as it was written in the journal, as an image in Base64. */
    signatureImage?: string | undefined;
    /** The kind of document by which the signer was identified. */
    signerIdType?: string | undefined;
}
