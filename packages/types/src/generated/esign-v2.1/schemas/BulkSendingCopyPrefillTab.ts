// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The value of a tab that the sender fills in before one bulk send copy is sent. */
export interface BulkSendingCopyPrefillTab {
    /** The initial value of the tab in this copy. */
    initialValue?: string | undefined;
    /** The label of the tab in the source envelope or template. */
    tabLabel?: string | undefined;
}
