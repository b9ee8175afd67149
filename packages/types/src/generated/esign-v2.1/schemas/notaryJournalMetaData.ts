// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NotaryJournalCredibleWitness } from './notaryJournalCredibleWitness.js';

/** The notary's notes about the signer and the witnesses. */
export interface NotaryJournalMetaData {
    /** The notary's comment about the notarial act. */
    comment?: string | undefined;
    /** The witnesses who vouched for the identity of the signer. */
    credibleWitnesses?: NotaryJournalCredibleWitness[] | undefined;
    /** The signer's signature in the journal, as a Base64-encoded image. */
    signatureImage?: string | undefined;
    /** The type of identity document that the signer presented. */
    signerIdType?: string | undefined;
}
