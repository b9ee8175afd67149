// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BrandColor } from './BrandColor.js';
import type { BrandLogos } from './BrandLogos.js';

/** The brand that a workspace has after a change. */
export interface UpdateWorkspaceBrandResponse {
    /** The ID of the brand. It is `null` if the workspace has none. */
    brand_id?: (string | null) | undefined;
    /** The name that the account gave the brand. */
    brand_name?: (string | null) | undefined;
    /** The name of the company in the brand. */
    brand_company?: (string | null) | undefined;
    /** The colors of pages. */
    colors: BrandColor[];
    /** The addresses of the logos. */
    logos?: BrandLogos | undefined;
    /** The languages in which the brand has its own texts. */
    brand_languages: string[];
    /** The language that is used for others. */
    default_brand_language?: (string | null) | undefined;
    /** Says if the account uses the brand for sending unless another one is set. */
    is_sending_default?: boolean | undefined;
    /** Says if the account uses the brand for signing unless another one is set. */
    is_signing_default?: boolean | undefined;
    /** The ID of the logo of pages. */
    primary_logo_id?: (string | null) | undefined;
    /** The ID of the logo at the end of pages. */
    secondary_logo_id?: (string | null) | undefined;
    /** The ID of the logo of e-mails. */
    email_logo_id?: (string | null) | undefined;
}
