// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The looks and the rules of the page on which people agree. */
export interface DisplaySettings {
    /** The side of the page on which the buttons are. */
    actionButtonAlignment?: ("right" | "left" | (string & {})) | undefined;
    /** Allows pages to ask for an agreement by the IDs alone, without an address that the API made. */
    allowClientOnly?: boolean | undefined;
    /** The hosts of the pages that may show the clickwrap in a frame without an address of the API. */
    allowedHosts?: string[] | undefined;
    /**
     * The ID of a brand of the account, whose logo and colors the page has.
     *
     * Format: guid
     */
    brandId?: string | undefined;
    /** The label of the button with which people agree. */
    consentButtonText?: string | undefined;
    /** The sentence next to the button or the box, in place of the usual one. */
    consentText?: string | undefined;
    /** The label of the button with which people decline. */
    declineButtonText?: string | undefined;
    /** The title of the page. */
    displayName?: string | undefined;
    /** Shows the text of the documents on the page, or links to them. */
    documentDisplay?: ("link" | "document" | (string & {})) | undefined;
    /** Allows people to download the documents. */
    downloadable?: boolean | undefined;
    /** Shows the page inside the page of the application, or in front of it. */
    format?: ("inline" | "modal" | (string & {})) | undefined;
    /** Sent by programs of the vendor; it has no known effect. */
    hasAccept?: boolean | undefined;
    /** Shows a button with which people decline. */
    hasDeclineButton?: boolean | undefined;
    /** Lets people agree only after they have scrolled to the end of the documents. */
    mustRead?: boolean | undefined;
    /** Lets people agree only after they have opened each document that is shown as a link. */
    mustView?: boolean | undefined;
    /** Keeps the agreements of people who decline, with the status `declined`. */
    recordDeclineResponses?: boolean | undefined;
    /** Shows a box to tick next to the sentence before people can agree. */
    requireAccept?: boolean | undefined;
    /** Allows people to have the agreed documents sent to an e-mail address. */
    sendToEmail?: boolean | undefined;
    /** Sent by programs of the vendor, such as `medium`; it has no known effect. */
    size?: string | undefined;
    /** Shows the sentence above the buttons or below them. */
    statementAlignment?: ("top" | "bottom" | (string & {})) | undefined;
}
