// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The information that a signature provider requires for one type of signer. */
export interface SignatureProviderRequiredOption {
    /** The IDs of the options that the provider requires. */
    requiredSignatureProviderOptionIds?: string[] | undefined;
    /** The type of signer for whom the options are required. */
    signerType?: string | undefined;
}
