// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Brand, BrandAnswer } from './brand.js';

/** The brands of a group and its default brands. */
export interface GroupBrands {
    /**
     * The ID of the brand that recipients see when a member of the group sends an envelope without a
     * brand.
     *
     * Format: guid
     */
    recipientBrandIdDefault?: string | undefined;
    /**
     * The ID of the brand that the members of the group see on their own pages.
     *
     * Format: guid
     */
    senderBrandIdDefault?: string | undefined;
    /** The brands that the members of the group can select. */
    brandOptions?: Brand[] | undefined;
}

/**
 * `GroupBrands` in a response: with the members that the service always writes.
 */
export interface GroupBrandsAnswer extends GroupBrands {
    brandOptions?: BrandAnswer[] | undefined;
}
