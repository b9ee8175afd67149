// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The URIs of the logos of a brand. */
export interface BrandLogos {
    /** The relative URI of the logo that is used in e-mails. */
    email?: string | undefined;
    /** The relative URI of the primary logo, which is used on pages. */
    primary?: string | undefined;
    /** The relative URI of the secondary logo, which is used on pages. */
    secondary?: string | undefined;
}
