// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A credible witness: a person who vouched for the identity of a signer to a notary. */
export interface NotaryJournalCredibleWitness {
    /** The postal address of the witness. */
    address?: string | undefined;
    /** The full name of the witness. */
    name?: string | undefined;
    /** The signature of the witness, as a Base64-encoded image. */
    signatureImage?: string | undefined;
}
