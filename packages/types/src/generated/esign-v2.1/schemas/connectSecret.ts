// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A key of the account, with which the service signs the messages of Connect. */
export interface ConnectSecret {
    /**
     * The whole key, as text. The bytes of that text in UTF-8 are the key of the signature. Only
     * the answer that makes the key holds it, so keep it in a safe place.
     */
    secret: string;
}
