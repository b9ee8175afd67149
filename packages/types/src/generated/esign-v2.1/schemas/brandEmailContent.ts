// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A text that a brand has changed in e-mails, with its link. */
export interface BrandEmailContent {
    /** The text itself. */
    content?: string | undefined;
    /** Which text of the e-mails is changed. */
    emailContentType?: string | undefined;
    /** The address to which the link under the text leads, a page or an e-mail address. */
    emailToLink?: string | undefined;
    /** The words of the link under the text. */
    linkText?: string | undefined;
}
