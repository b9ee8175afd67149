// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A template, as an export of a form contains it, with all that templates have. */
export interface ESignTemplate {
    /** The name of the template. */
    name?: string | undefined;
    /**
     * The ID of the template, which the service assigns.
     *
     * Format: guid
     */
    templateId?: string | undefined;
}
