// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The dependency of a field on another field. */
export interface DependsOn {
    /**
     * The effect on the field when the other field changes, for example that its options are
     * filtered.
     */
    readonly actionType?: string | undefined;
    /** The key of the other field in the field data. */
    readonly parentApiName?: string | undefined;
}
