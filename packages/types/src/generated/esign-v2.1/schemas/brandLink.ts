// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A link that a brand shows on pages of the service. */
export interface BrandLink {
    /** The words of the link. */
    linkText?: string | undefined;
    /** Which link it is, that to a page about the service or that of the close button. */
    linkType?: ("aboutDocusign" | "closeButton") | undefined;
    /**
     * Whether recipients see the link.
     *
     * Format: boolean-string
     */
    showLink?: ("true" | "false") | undefined;
    /** The page to which the link leads, or a `mailto:` address. */
    urlOrMailTo?: string | undefined;
}
