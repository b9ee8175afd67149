// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What may come with the removal of a page from a template. */
export interface PageDeletion {
    /** The password of the caller in encrypted form. */
    password?: string | undefined;
}
