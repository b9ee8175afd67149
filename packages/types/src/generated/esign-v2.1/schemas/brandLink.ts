// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A link that a brand shows on pages of the service. */
export interface BrandLink {
    /** The text that is displayed instead of the URL. */
    linkText?: string | undefined;
    /**
     * The type of the link: the link to a page about the service or the link of the close button
     * (`closeButton`).
     */
    linkType?: ("aboutDocusign" | "closeButton" | (string & {})) | undefined;
    /**
     * Specifies whether recipients see the link.
     *
     * Format: boolean-string
     */
    showLink?: ("true" | "false") | undefined;
    /** The URL that the link opens, or a `mailto:` address. */
    urlOrMailTo?: string | undefined;
}
