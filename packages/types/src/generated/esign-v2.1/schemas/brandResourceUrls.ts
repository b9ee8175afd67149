// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The URIs of the resource files of a brand. */
export interface BrandResourceUrls {
    /** The relative URI of the file with the e-mail texts. */
    email?: string | undefined;
    /** The relative URI of the resource file for the sender's pages. */
    sending?: string | undefined;
    /** The relative URI of the resource file for the signing pages. */
    signing?: string | undefined;
    /** The relative URI of the resource file for embedded signing in another application. */
    signingCaptive?: string | undefined;
}
