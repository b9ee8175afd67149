// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The keys of an organization that sign Connect messages. */
export interface OrganizationConnectHmacSecretsResponse {
    /**
     * One text per key, in the order in which the keys sign. It begins with the GUID of the key and
     * a dot. The whole text is the key: its UTF-8 bytes create the signature. Only the response that
     * creates a key has all of it. Elsewhere, asterisks replace all after the dot except the last
     * characters.
     */
    secrets?: string[] | undefined;
}
