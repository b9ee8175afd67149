// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BrandLogoIds } from './BrandLogoIds.js';
import type { BrandEmailContent } from './brandEmailContent.js';
import type { BrandLink } from './brandLink.js';
import type { BrandLogos } from './brandLogos.js';
import type { BrandResourceUrls } from './brandResourceUrls.js';
import type { ErrorDetails } from './errorDetails.js';
import type { NameValue } from './nameValue.js';

/** How an account shows itself: logos, colours, links and texts, in one or more languages. */
export interface Brand {
    /** The company name that the brand shows in place of that of the account. */
    brandCompany?: string | undefined;
    /**
     * The brand, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    brandId?: string | undefined;
    /** The languages for which the brand has texts, by their codes. */
    brandLanguages?: string[] | undefined;
    /** What the account calls the brand; recipients do not see it. */
    brandName?: string | undefined;
    /**
     * The colours of the brand: each name is a place on the page, each value a colour such as
     * `#1A4D6E`.
     */
    colors?: NameValue[] | undefined;
    /** The code of the language in which the brand appears when no other is chosen. */
    defaultBrandLanguage?: string | undefined;
    /** The texts of the brand in e-mails, one entry for each kind of text. */
    emailContent?: BrandEmailContent[] | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** Whether `brandCompany` takes the place of the account's own name. */
    isOverridingCompanyName?: boolean | undefined;
    /** Whether senders see this brand when no other is chosen. */
    isSendingDefault?: boolean | undefined;
    /** Whether recipients see this brand when no other is chosen. */
    isSigningDefault?: boolean | undefined;
    /** The pages to which recipients are led at the end, by occasion and address. */
    landingPages?: NameValue[] | undefined;
    /** The links of the brand on pages of the service. */
    links?: BrandLink[] | undefined;
    /** Where the logos of the brand are found; only on request. */
    logos?: BrandLogos | undefined;
    /** Where the resource files of the brand are found. */
    resources?: BrandResourceUrls | undefined;
    /**
     * Whether the brand belongs to the organization, which shares it with the account.
     *
     * Format: boolean-string
     */
    isOrganizationBrand?: ("true" | "false") | undefined;
    /** The logos that the brand uses from the store of the organization. */
    logoIds?: BrandLogoIds | undefined;
    /** The logo that the organization lends to its brand. */
    organizationBrandLogo?: string | undefined;
}
