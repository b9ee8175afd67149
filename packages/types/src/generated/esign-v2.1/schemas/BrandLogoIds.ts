// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Which logos a brand uses, by ID. */
export interface BrandLogoIds {
    /** The logo in e-mails. */
    emailLogoId?: string | undefined;
    /** The first logo on pages. */
    primaryLogoId?: string | undefined;
    /** The second logo on pages. */
    secondaryLogoId?: string | undefined;
}
