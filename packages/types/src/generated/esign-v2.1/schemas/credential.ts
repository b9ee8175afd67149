// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Something with which a signer proves who they are. */
export interface Credential {
    /** The text that the signer must enter, if the sender demands it. */
    accessCode?: string | undefined;
    /** The kind of credential. */
    type?: string | undefined;
    /** The value of the credential. */
    value?: string | undefined;
}
