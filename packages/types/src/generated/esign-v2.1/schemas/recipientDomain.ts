// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An e-mail domain to which an account can send. */
export interface RecipientDomain {
    /**
     * Specifies whether the account can currently send to the domain.
     *
     * Format: boolean-string
     */
    active?: ("true" | "false") | undefined;
    /** A short code for the domain. */
    domainCode?: string | undefined;
    /** The domain name, such as `seabird.example`. */
    domainName?: string | undefined;
    /** The ID of the recipient domain. It is set by the service. */
    recipientDomainId?: string | undefined;
}
