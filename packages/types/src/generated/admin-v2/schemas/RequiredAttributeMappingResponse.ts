// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The name that an identity provider uses for an attribute that assertions must contain. */
export interface RequiredAttributeMappingResponse {
    /**
     * The number of the attribute in the service.
     *
     * Format: int32
     */
    required_attribute_id?: number | undefined;
    /** The name of the attribute in the service. */
    required_attribute_name?: string | undefined;
    /** The name of the attribute that administrators see. */
    required_attribute_friendly_name?: string | undefined;
    /** The name of the attribute in the assertions of the provider. */
    substitute_attribute_name?: string | undefined;
}
