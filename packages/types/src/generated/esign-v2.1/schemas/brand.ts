// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BrandLogoIds } from './BrandLogoIds.js';
import type { BrandEmailContent } from './brandEmailContent.js';
import type { BrandLink } from './brandLink.js';
import type { BrandLogos } from './brandLogos.js';
import type { BrandResourceUrls } from './brandResourceUrls.js';
import type { ErrorDetails } from './errorDetails.js';
import type { NameValue } from './nameValue.js';

/** The branding of an account: logos, colours, links and texts, in one or more languages. */
export interface Brand {
    /** The company name that the brand displays instead of the account's company name. */
    brandCompany?: string | undefined;
    /**
     * The GUID of the brand, assigned by the service.
     *
     * Format: guid
     */
    brandId?: string | undefined;
    /**
     * The codes of the languages in which the brand has texts. If it is omitted, these are all
     * languages of the service.
     */
    brandLanguages?: string[] | undefined;
    /** The name of the brand within the account. Recipients do not see it. */
    brandName?: string | undefined;
    /**
     * The colours of the brand. Each name is a place on the page and each value is a colour, such as
     * `#1A4D6E`.
     */
    colors?: NameValue[] | undefined;
    /** The code of the language in which the brand is displayed if no other language is selected. */
    defaultBrandLanguage?: string | undefined;
    /** The e-mail texts of the brand, one entry for each type of text. */
    emailContent?: BrandEmailContent[] | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** Specifies whether `brandCompany` replaces the account's own company name. */
    isOverridingCompanyName?: boolean | undefined;
    /** Specifies whether the brand is the default for senders. */
    isSendingDefault?: boolean | undefined;
    /** Specifies whether the brand is the default for recipients. */
    isSigningDefault?: boolean | undefined;
    /** The landing pages to which recipients are redirected at the end, one URL for each occasion. */
    landingPages?: NameValue[] | undefined;
    /** The links that the brand displays on pages of the service. */
    links?: BrandLink[] | undefined;
    /** The URIs of the logos of the brand. They are returned only on request. */
    logos?: BrandLogos | undefined;
    /** The URIs of the resource files of the brand. */
    resources?: BrandResourceUrls | undefined;
    /**
     * Indicates whether the brand belongs to the organization, which shares it with the account.
     *
     * Format: boolean-string
     */
    isOrganizationBrand?: ("true" | "false") | undefined;
    /** The IDs of the organization's logos that the brand uses. */
    logoIds?: BrandLogoIds | undefined;
    /** The logo that the organization provides for its brand. */
    organizationBrandLogo?: string | undefined;
}

/**
 * `Brand` in a response: with the members that the service always writes.
 */
export interface BrandAnswer extends Brand {
    brandId: string;
    brandName: string;
}
