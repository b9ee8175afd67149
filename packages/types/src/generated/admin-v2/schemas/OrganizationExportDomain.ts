// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A reserved e-mail domain that an export includes. */
export interface OrganizationExportDomain {
    /** The domain, which is the part of the e-mail addresses after the `@`. */
    domain?: string | undefined;
}
