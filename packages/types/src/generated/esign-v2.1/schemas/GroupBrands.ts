// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Brand } from './brand.js';

/** The brands of a group, and which of them apply when nobody chooses. */
export interface GroupBrands {
    /**
     * The brand that recipients see when a member of the group sends and names none.
     *
     * Format: guid
     */
    recipientBrandIdDefault?: string | undefined;
    /**
     * The brand that the members of the group see in their own pages.
     *
     * Format: guid
     */
    senderBrandIdDefault?: string | undefined;
    /** The brands that members of the group may choose from. */
    brandOptions?: Brand[] | undefined;
}
