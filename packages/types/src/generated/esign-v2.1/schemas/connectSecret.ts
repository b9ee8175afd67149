// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A secret key of the account with which the service signs Connect messages. */
export interface ConnectSecret {
    /**
     * The complete key, as text. The UTF-8 bytes of the text are the key for the signature. Only the
     * response that creates the key contains it, so store it in a safe place.
     */
    secret: string;
}
