// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Why a storage could not be read. */
export interface ExternalDocServiceErrorDetails {
    /** The URL at which the user logs in at the storage. */
    authenticationUrl?: string | undefined;
    /** What went wrong, as a word in capitals. */
    errorCode?: string | undefined;
    /** What happened, in English. */
    message?: string | undefined;
}
