// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The dependency of a field on another field. */
export interface DependsOn {
    /**
     * The effect of the other field on this one. `FilterOptions`: only the options that belong to the
     * value of the other field are allowed, as the states of a country. `SetVisibility`: the field is
     * only shown, and only required, if the other field has a certain value.
     */
    readonly actionType?: string | undefined;
    /** The key of the other field in the field data. */
    readonly parentApiName?: string | undefined;
}
