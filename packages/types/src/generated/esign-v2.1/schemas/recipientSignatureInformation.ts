// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The make-up of the signature that a signer is offered. */
export interface RecipientSignatureInformation {
    /** The lettering of the signature, by the name that the service gives to it. */
    fontStyle?: string | undefined;
    /** The initials of the signer. */
    signatureInitials?: string | undefined;
    /** The name as it appears in the signature. */
    signatureName?: string | undefined;
}
