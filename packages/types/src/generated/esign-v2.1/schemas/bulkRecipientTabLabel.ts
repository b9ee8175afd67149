// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The initial value of a tab of one person in a bulk recipient list. */
export interface BulkRecipientTabLabel {
    /** The label of the tab. */
    name?: string | undefined;
    /** The value of the tab when the person opens the envelope. */
    value?: string | undefined;
}
