// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A Connect configuration, as far as it concerns one user. */
export interface ConnectUserObject {
    /** The kind of configuration, such as one of the account's own or one for another product. */
    configurationtype?: string | undefined;
    /** The configuration, by the ID that the service gave to it. */
    connectId?: string | undefined;
    /**
     * Whether the configuration is switched on.
     *
     * Format: boolean-string
     */
    enabled?: ("true" | "false") | undefined;
    /**
     * Whether the configuration covers the envelopes of this user.
     *
     * Format: boolean-string
     */
    hasAccess?: ("true" | "false") | undefined;
    /** What a search for senders in the configuration looks at. */
    senderSearchableItems?: string[] | undefined;
}
