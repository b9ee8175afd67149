// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The addresses of the logos of a brand, relative to the account. */
export interface BrandLogos {
    /** The address of the logo of pages. */
    primary?: (string | null) | undefined;
    /** The address of the logo at the end of pages. */
    secondary?: (string | null) | undefined;
    /** The address of the logo of e-mails. */
    email?: (string | null) | undefined;
}
