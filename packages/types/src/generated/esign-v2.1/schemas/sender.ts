// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The sender of an envelope, as a provider sees it. */
export interface Sender {
    /**
     * The account as a GUID.
     *
     * Format: guid
     */
    accountIdGuid?: string | undefined;
    /** The name of the account. */
    companyName?: string | undefined;
}
