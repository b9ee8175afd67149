// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The configuration of the account's connection to its vault for electronic notes (eNotes). */
export interface ENoteConfiguration {
    /** The API key with which the service authenticates at the vault. */
    apiKey?: string | undefined;
    /**
     * Indicates whether Connect is configured to send completed notes to the vault.
     *
     * Format: boolean-string
     */
    connectConfigured?: ("true" | "false") | undefined;
    /**
     * Indicates whether the account has a working connection to a vault.
     *
     * Format: boolean-string
     */
    eNoteConfigured?: ("true" | "false") | undefined;
    /** The name of the organization under which the account is registered at the vault. */
    organization?: string | undefined;
    /** The password of the vault user. It is never returned. */
    password?: string | undefined;
    /** The name of the vault user with which the service logs in. */
    userName?: string | undefined;
}
