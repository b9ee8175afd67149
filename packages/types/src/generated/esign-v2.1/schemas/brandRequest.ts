// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A reference to one brand. */
export interface BrandRequest {
    /**
     * The GUID of the brand, assigned by the service.
     *
     * Format: guid
     */
    brandId?: string | undefined;
}
