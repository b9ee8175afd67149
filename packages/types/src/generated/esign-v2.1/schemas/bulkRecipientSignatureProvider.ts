// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An option that a signature provider requires for a person. */
export interface BulkRecipientSignatureProvider {
    /** The name of the option, as defined by the provider. */
    name?: string | undefined;
    /** The data that the provider gets to know. */
    value?: string | undefined;
}
