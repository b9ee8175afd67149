// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The default signature that is offered to a signer. */
export interface RecipientSignatureInformation {
    /** The name of the font of the signature, as defined by the service. */
    fontStyle?: string | undefined;
    /** The initials of the signer. */
    signatureInitials?: string | undefined;
    /** The name that is shown in the signature. */
    signatureName?: string | undefined;
}
