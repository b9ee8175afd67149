// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One brand that a request is about. */
export interface BrandRequest {
    /**
     * The brand, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    brandId?: string | undefined;
}
