// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The options for deleting a page from a template. */
export interface PageDeletion {
    /** The caller's password in encrypted form. */
    password?: string | undefined;
}
