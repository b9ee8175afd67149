// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Brand, BrandAnswer } from './brand.js';

/** The brands of an account and its default brands. */
export interface BrandsResponse {
    /** The brands of the account. */
    brands?: Brand[] | undefined;
    /**
     * The ID of the brand that recipients see if the envelope does not specify one.
     *
     * Format: guid
     */
    recipientBrandIdDefault?: string | undefined;
    /**
     * The ID of the brand that senders see on their own pages.
     *
     * Format: guid
     */
    senderBrandIdDefault?: string | undefined;
}

/**
 * `BrandsResponse` in a response: with the members that the service always writes.
 */
export interface BrandsResponseAnswer extends BrandsResponse {
    brands?: BrandAnswer[] | undefined;
}
