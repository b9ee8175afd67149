// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An e-mail text that a brand customizes, with its link. */
export interface BrandEmailContent {
    /** The customized text. */
    content?: string | undefined;
    /** The type of e-mail text that is customized. */
    emailContentType?: string | undefined;
    /** The web page or e-mail address that the link below the text opens. */
    emailToLink?: string | undefined;
    /** The text of the link below the content. */
    linkText?: string | undefined;
}
