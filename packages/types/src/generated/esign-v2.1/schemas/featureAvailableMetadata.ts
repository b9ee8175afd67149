// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether one feature of the service can be used for a recipient. */
export interface FeatureAvailableMetadata {
    /** Whether or why not the feature can be used. The service spells the name this way. */
    availabilty?: string | undefined;
    /** What the service calls the feature. */
    featureName?: string | undefined;
}
