// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The way in which a provider signs. */
export interface SignSessionInfoRequest {
    /** The certificate of the signer, encoded in Base64. */
    certificate?: string | undefined;
    /**
     * The number of bytes that are kept free for each signature.
     *
     * Format: integer-string
     */
    maxSignatureLength?: string | undefined;
    /** The form that the provider wants to get, such as `CMS`. */
    returnFormat?: string | undefined;
    /** The way in which signing takes place: `online`, or `inPerson` with a host. */
    signingLocation?: string | undefined;
}
