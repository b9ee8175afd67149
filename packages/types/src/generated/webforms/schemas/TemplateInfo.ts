// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The copy of a template that a form has. */
export interface TemplateInfo {
    /** The date and time when this object was last changed. */
    lastModified?: string | undefined;
    /** The name of the copy. */
    name?: string | undefined;
    /** The ID of the template, which the service assigns. */
    templateId?: string | undefined;
}
