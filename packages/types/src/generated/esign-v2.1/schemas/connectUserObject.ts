// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A Connect configuration as it applies to one user. */
export interface ConnectUserObject {
    /** The type of the configuration, such as a custom configuration or one for another product. */
    configurationtype?: string | undefined;
    /** The ID of the configuration, assigned by the service. */
    connectId?: string | undefined;
    /**
     * Indicates whether the configuration is enabled.
     *
     * Format: boolean-string
     */
    enabled?: ("true" | "false") | undefined;
    /**
     * Indicates whether the configuration covers the envelopes of this user.
     *
     * Format: boolean-string
     */
    hasAccess?: ("true" | "false") | undefined;
    /** The items that a search for senders in the configuration covers. */
    senderSearchableItems?: string[] | undefined;
}
