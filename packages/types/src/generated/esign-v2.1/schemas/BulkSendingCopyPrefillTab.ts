// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The value of a tab that the sender fills in before one copy goes out. */
export interface BulkSendingCopyPrefillTab {
    /** What the tab holds in this copy. */
    initialValue?: string | undefined;
    /** The tab, by its label in the source. */
    tabLabel?: string | undefined;
}
