// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How the account reaches its vault for electronic notes. */
export interface ENoteConfiguration {
    /** The key with which the service signs on to the vault. */
    apiKey?: string | undefined;
    /**
     * Whether Connect is set up to hand completed notes to the vault.
     *
     * Format: boolean-string
     */
    connectConfigured?: ("true" | "false") | undefined;
    /**
     * Whether the account has a working connection to a vault.
     *
     * Format: boolean-string
     */
    eNoteConfigured?: ("true" | "false") | undefined;
    /** The organization under which the vault knows the account. */
    organization?: string | undefined;
    /** The password of the vault user; it is never given back. */
    password?: string | undefined;
    /** The name of the user under which the service signs on to the vault. */
    userName?: string | undefined;
}
