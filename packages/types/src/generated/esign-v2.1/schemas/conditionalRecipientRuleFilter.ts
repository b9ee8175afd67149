// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A comparison of a field with a value. */
export interface ConditionalRecipientRuleFilter {
    /**
     * The operator of the comparison. `filled` checks only whether the field has a value, and
     * `selected` checks only whether the checkbox is selected. The other operators compare the field
     * with the value.
     */
    operator?: ("equals" | "greaterThan" | "greaterThanEquals" | "lessThan" | "lessThanEquals" | "filled" | "selected" | (string & {})) | undefined;
    /** The ID of the recipient that the field belongs to. */
    recipientId?: string | undefined;
    /** The scope in which the field is searched for, such as `tabs`. */
    scope?: string | undefined;
    /** The ID of the tab, which the service assigns. */
    tabId?: string | undefined;
    /** The label of the tab. Tabs of one recipient with the same label share one value. */
    tabLabel?: string | undefined;
    /** The type of the tab, such as `text` or `checkbox`. */
    tabType?: string | undefined;
    /** The value that the field is compared with. */
    value?: string | undefined;
}
