// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Where the logos of a brand are found. */
export interface BrandLogos {
    /** The relative address of the logo in e-mails. */
    email?: string | undefined;
    /** The relative address of the first logo on pages. */
    primary?: string | undefined;
    /** The relative address of the second logo on pages. */
    secondary?: string | undefined;
}
