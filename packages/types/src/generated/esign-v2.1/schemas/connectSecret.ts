// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A secret key of the account with which the service signs Connect messages. */
export interface ConnectSecret {
    /**
     * The ID of the key, which revokes it.
     *
     * Format: guid
     */
    keyId?: string | undefined;
    /**
     * The key, as text. The UTF-8 bytes of the text are the key for the signature. Only the response
     * that creates the key contains it completely, so store it in a safe place. Lists show only its
     * last characters.
     */
    secret: string;
    /**
     * The date and time when this object was created.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
}
