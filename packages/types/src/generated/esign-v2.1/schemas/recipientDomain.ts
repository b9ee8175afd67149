// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A domain of e-mail addresses to which an account may send. */
export interface RecipientDomain {
    /**
     * Whether the account may send to the domain at present.
     *
     * Format: boolean-string
     */
    active?: ("true" | "false") | undefined;
    /** A short code for the domain. */
    domainCode?: string | undefined;
    /** The domain, such as `seabird.example`. */
    domainName?: string | undefined;
    /** The entry, by the ID that the service gave to it. */
    recipientDomainId?: string | undefined;
}
