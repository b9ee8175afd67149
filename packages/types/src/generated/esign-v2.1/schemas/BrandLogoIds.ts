// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The IDs of the logos that a brand uses. */
export interface BrandLogoIds {
    /** The ID of the logo that is used in e-mails. */
    emailLogoId?: string | undefined;
    /** The ID of the primary logo, which is used on pages. */
    primaryLogoId?: string | undefined;
    /** The ID of the secondary logo, which is used on pages. */
    secondaryLogoId?: string | undefined;
}
