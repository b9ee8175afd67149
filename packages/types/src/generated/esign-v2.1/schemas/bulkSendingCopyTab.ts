// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The value of a recipient's tab in one bulk send copy. */
export interface BulkSendingCopyTab {
    /** The required value of the tab when the recipient opens the envelope. */
    initialValue?: string | undefined;
    /** The required label of the tab in the source. Each can occur only once for a recipient. */
    tabLabel?: string | undefined;
}
