// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A recipient as a signing page displays it. */
export interface DisplayApplianceRecipient {
    /** Indicates whether the signature must satisfy 21 CFR Part 11. */
    cfrPart11?: boolean | undefined;
    /** The company of the recipient. */
    company?: string | undefined;
    /** The digital signature, encoded in Base64. */
    digitalSignatureBase64?: string | undefined;
    /** The e-mail address of the recipient. */
    email?: string | undefined;
    /** The full name of the recipient. */
    fullName?: string | undefined;
    /** The e-mail address of an in-person signer. */
    inPersonEmail?: string | undefined;
    /** The image of the initials, encoded in Base64. */
    initialsBase64?: string | undefined;
    /** Indicates whether the recipient is a notary. */
    isNotary?: boolean | undefined;
    /** The image of the seal of a notary, encoded in Base64. */
    notarySealBase64?: string | undefined;
    /** The telephone number of the recipient. */
    phoneNumber?: string | undefined;
    /** The number of envelopes that the recipient has completed. */
    recipientCompleteCount?: number | undefined;
    /**
     * The ID that the service gave to the recipient.
     *
     * Format: guid
     */
    recipientGuidId?: string | undefined;
    /** The ID of the recipient, unique in the envelope, that the sender assigns. Tabs refer to it. */
    recipientId?: string | undefined;
    /** The progress of the recipient, such as `delivered`. */
    recipientStatus?: string | undefined;
    /** The part of the recipient, such as `signer`. */
    recipientType?: string | undefined;
    /** The recipient was added or changed in a correction. */
    rowState?: string | undefined;
    /** The image of the signature, encoded in Base64. */
    signatureBase64?: string | undefined;
    /** Indicates whether the recipient has signed. */
    signed?: boolean | undefined;
    /** Indicates whether the recipient places the tabs. */
    signerApplyTabs?: boolean | undefined;
    /** The attachment of the recipient, encoded in Base64. */
    signerAttachmentBase64?: string | undefined;
    /** The user name of the recipient. */
    userName?: string | undefined;
}
