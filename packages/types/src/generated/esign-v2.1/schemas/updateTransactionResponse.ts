// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The address to which a signer goes after a transaction. */
export interface UpdateTransactionResponse {
    /** The URL to which the provider sends the browser of the signer. */
    redirectionUrl?: string | undefined;
}
