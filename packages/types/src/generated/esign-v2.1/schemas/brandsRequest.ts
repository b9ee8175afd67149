// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BrandRequest } from './brandRequest.js';

/** Brands that a request is about. */
export interface BrandsRequest {
    /** The brands, each by its ID. */
    brands?: BrandRequest[] | undefined;
}
