// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The state of a domain: reserved by an organization or not. */
export interface ReservedDomainExistence {
    /** The domain of e-mail addresses. */
    emailDomain?: string | undefined;
    /**
     * Indicates whether an organization has reserved the domain.
     *
     * Format: boolean-string
     */
    isReserved?: ("true" | "false") | undefined;
}
