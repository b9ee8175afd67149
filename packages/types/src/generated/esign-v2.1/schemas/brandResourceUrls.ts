// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Where the resource files of a brand are found. */
export interface BrandResourceUrls {
    /** The relative address of the file with the texts of e-mails. */
    email?: string | undefined;
    /** The relative address of the file for the pages of the sender. */
    sending?: string | undefined;
    /** The relative address of the file for the pages of signing. */
    signing?: string | undefined;
    /** The relative address of the file for signing inside another application. */
    signingCaptive?: string | undefined;
}
