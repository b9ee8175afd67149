// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BrandRequest } from './brandRequest.js';

/** A list of brands for a request. */
export interface BrandsRequest {
    /** The brands, each with its ID. */
    brands?: BrandRequest[] | undefined;
}
