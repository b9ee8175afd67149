// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The value of a recipient's tab in one copy. */
export interface BulkSendingCopyTab {
    /** What the tab holds when the recipient opens the envelope. */
    initialValue: string;
    /** The tab, by its label in the source. A recipient has each label once. */
    tabLabel: string;
}
