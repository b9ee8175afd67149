// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The look of the link to the consumer disclosure. */
export interface DisclosureLinkStyles {
    /** Hides the part if it is `none`. */
    display?: ("none" | (string & {})) | undefined;
}
