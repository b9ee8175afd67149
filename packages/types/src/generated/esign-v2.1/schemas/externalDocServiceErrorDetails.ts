// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The reason why a storage could not be read. */
export interface ExternalDocServiceErrorDetails {
    /** The URL at which the user logs in at the storage. */
    authenticationUrl?: string | undefined;
    /** The kind of the error, as a word in capitals. */
    errorCode?: string | undefined;
    /** An account of what happened, in English. */
    message?: string | undefined;
}
