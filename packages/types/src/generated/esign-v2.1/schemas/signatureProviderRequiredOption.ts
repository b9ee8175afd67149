// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What a signature provider must be told about one kind of signer. */
export interface SignatureProviderRequiredOption {
    /** The options without which the provider cannot be used, by their IDs. */
    requiredSignatureProviderOptionIds?: string[] | undefined;
    /** The kind of signer for whom they are needed. */
    signerType?: string | undefined;
}
