// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How a field reacts to another one. */
export interface DependsOn {
    /**
     * What happens to the field when the other one changes, for instance that its options are
     * narrowed.
     */
    readonly actionType?: string | undefined;
    /** The key of the other field in the field data. */
    readonly parentApiName?: string | undefined;
}
