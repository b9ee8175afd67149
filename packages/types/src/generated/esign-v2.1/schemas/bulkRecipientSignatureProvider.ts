// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One piece of what a signature provider needs to know of a person. */
export interface BulkRecipientSignatureProvider {
    /** Which piece it is, in the words of the provider. */
    name?: string | undefined;
    /** What the provider gets to know. */
    value?: string | undefined;
}
