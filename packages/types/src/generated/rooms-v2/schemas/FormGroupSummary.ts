// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A form group, as returned in a list. */
export interface FormGroupSummary {
    /**
     * The ID of the form group, as used in other requests.
     *
     * Format: guid
     */
    readonly formGroupId?: string | undefined;
    /** The name of the form group, such as the kind of transaction that it is for. */
    readonly name?: string | undefined;
    /**
     * The number of forms that are assigned to the group.
     *
     * Format: int32
     */
    readonly formCount?: number | undefined;
}
