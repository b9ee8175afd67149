// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The evidence that shows later that certificates were valid when a document was signed. */
export interface DocumentSecurityStore {
    /** The certificates, encoded in Base64. */
    certificates?: string[] | undefined;
    /** The lists of revoked certificates, encoded in Base64. */
    crls?: string[] | undefined;
    /** The answers about the state of certificates, encoded in Base64. */
    ocsps?: string[] | undefined;
}
