// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A tab of the envelope, and the field whose value it gets. */
export interface TabInfo {
    /** The key of the field. */
    componentKey?: string | undefined;
    /** Indicates whether the value in the document cannot be changed, as text. */
    locked?: string | undefined;
    /** The name of a checkbox. */
    name?: string | undefined;
    /** The ID of the recipient, unique in the envelope, that the sender assigns. Tabs refer to it. */
    recipientId?: string | undefined;
    /** Indicates whether a checkbox is ticked in the template, as text. */
    selected?: string | undefined;
    /** The ID of the tab, which the service assigns. */
    tabId?: string | undefined;
    /** The label of the tab. Tabs of one recipient with the same label share one value. */
    tabLabel?: string | undefined;
    /** The type of the tab, such as `text` or `checkbox`. */
    tabType?: string | undefined;
}
