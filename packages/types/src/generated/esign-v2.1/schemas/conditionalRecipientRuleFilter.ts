// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One comparison of a field with a value. */
export interface ConditionalRecipientRuleFilter {
    /**
     * How field and value are compared. `filled` and `selected` only ask whether there is something in
     * the field or whether its box is ticked.
     */
    operator?: ("equals" | "greaterThan" | "greaterThanEquals" | "lessThan" | "lessThanEquals" | "filled" | "selected") | undefined;
    /** The recipient to whom the field belongs. */
    recipientId?: string | undefined;
    /** Where the field is looked for, such as `tabs`. */
    scope?: string | undefined;
    /** The tab, by the ID that the service gave to it. */
    tabId?: string | undefined;
    /** What the sender calls the tab; tabs of one recipient with the same label go together. */
    tabLabel?: string | undefined;
    /** The kind of field, such as `text` or `checkbox`. */
    tabType?: string | undefined;
    /** What the field is compared with. */
    value?: string | undefined;
}
