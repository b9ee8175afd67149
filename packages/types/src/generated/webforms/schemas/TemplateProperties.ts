// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A template of a form. The form has its own copy, which later changes do not affect. */
export interface TemplateProperties {
    /**
     * The ID of the copy, of which envelopes are made.
     *
     * Format: guid
     */
    clonedTemplateId?: string | undefined;
    /**
     * The date and time when the template was copied.
     *
     * Format: date-time
     */
    importedDateTime?: string | undefined;
    /**
     * The ID of the template that was copied.
     *
     * Format: guid
     */
    originalTemplateId?: string | undefined;
    /** The IDs of the recipients of the template. */
    recipientIds?: string[] | undefined;
}
