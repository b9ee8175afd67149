// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Brand } from './brand.js';

/** The brands of an account, and which of them apply when nobody chooses. */
export interface BrandsResponse {
    /** The brands, one entry each. */
    brands?: Brand[] | undefined;
    /**
     * The brand that recipients see when the envelope names none.
     *
     * Format: guid
     */
    recipientBrandIdDefault?: string | undefined;
    /**
     * The brand that senders see in their own pages.
     *
     * Format: guid
     */
    senderBrandIdDefault?: string | undefined;
}
