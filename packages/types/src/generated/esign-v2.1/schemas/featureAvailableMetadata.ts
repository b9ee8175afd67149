// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The availability of one feature for a recipient. */
export interface FeatureAvailableMetadata {
    /**
     * The availability of the feature, or the reason why it is not available. The service spells the
     * field name this way.
     */
    availabilty?: string | undefined;
    /** The internal name of the feature, as used in plans. */
    featureName?: string | undefined;
}
