// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Somebody who vouched to a notary for the identity of a signer. */
export interface NotaryJournalCredibleWitness {
    /** The postal address of the witness. */
    address?: string | undefined;
    /** The full name of the witness. */
    name?: string | undefined;
    /** The signature of the witness, as an image in Base64. */
    signatureImage?: string | undefined;
}
