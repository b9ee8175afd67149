// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/**
 * The text on electronic records and signatures that a person accepts before signing, and the
 * particulars of the account that go into it.
 */
export interface ConsumerDisclosure {
    /** The account whose text this is, by an ID of the service. */
    readonly accountEsignId?: string | undefined;
    /**
     * Whether a person who has accepted the text may withdraw that again.
     *
     * Format: boolean-string
     */
    allowCDWithdraw?: ("true" | "false") | undefined;
    /** Who may change `allowCDWithdraw`, and the values it may take. */
    allowCDWithdrawMetadata?: SettingsMetadata | undefined;
    /** How a person tells the company of a new e-mail address. */
    changeEmail?: string | undefined;
    /** What else a person must tell the company together with a new e-mail address. */
    changeEmailOther?: string | undefined;
    /** The name of the company as it stands in the text. */
    companyName?: string | undefined;
    /** The telephone number of the company that people may call about the text. */
    companyPhone?: string | undefined;
    /** What a page of a paper copy costs, as an amount without a currency. */
    copyCostPerPage?: string | undefined;
    /** How the company collects what paper copies cost. */
    copyFeeCollectionMethod?: string | undefined;
    /** The e-mail address at which people ask for paper copies. */
    copyRequestEmail?: string | undefined;
    /**
     * Whether the account has a text of its own instead of the one of the service.
     *
     * Format: boolean-string
     */
    custom?: ("true" | "false") | undefined;
    /**
     * Whether people are shown the text before they sign.
     *
     * Format: boolean-string
     */
    readonly enableEsign?: ("true" | "false") | undefined;
    /** The whole text as people read it, with the particulars of the account filled in. */
    esignAgreement?: string | undefined;
    /** The text before the particulars of the account are filled in. */
    esignText?: string | undefined;
    /** The language of the text, by its code, such as `en` or `pt_BR`. */
    languageCode?: string | undefined;
    /**
     * Whether the person must accept the text before going on.
     *
     * Format: boolean-string
     */
    mustAgreeToEsign?: ("true" | "false") | undefined;
    /**
     * The text as a PDF; no longer in use.
     *
     * @deprecated
     */
    pdfId?: string | undefined;
    /**
     * Whether the company name of the brand stands in the text instead of that of the account.
     *
     * Format: boolean-string
     */
    useBrand?: ("true" | "false") | undefined;
    /**
     * Whether members of the account must accept the text as well.
     *
     * Format: boolean-string
     */
    useConsumerDisclosureWithinAccount?: ("true" | "false") | undefined;
    /** Who may change `useConsumerDisclosureWithinAccount`, and the values it may take. */
    useConsumerDisclosureWithinAccountMetadata?: SettingsMetadata | undefined;
    /** The first line of the address to which people write to withdraw their consent. */
    withdrawAddressLine1?: string | undefined;
    /** The second line of the address to which people write to withdraw their consent. */
    withdrawAddressLine2?: string | undefined;
    /**
     * Whether people may withdraw their consent by e-mail.
     *
     * Format: boolean-string
     */
    withdrawByEmail?: ("true" | "false") | undefined;
    /**
     * Whether people may withdraw their consent by letter.
     *
     * Format: boolean-string
     */
    withdrawByMail?: ("true" | "false") | undefined;
    /**
     * Whether people may withdraw their consent by telephone.
     *
     * Format: boolean-string
     */
    withdrawByPhone?: ("true" | "false") | undefined;
    /** The town of the address to which people write to withdraw their consent. */
    withdrawCity?: string | undefined;
    /** What it means for a person to withdraw consent. */
    withdrawConsequences?: string | undefined;
    /** The e-mail address to which people send it when they withdraw their consent. */
    withdrawEmail?: string | undefined;
    /** What else a person must tell when withdrawing consent. */
    withdrawOther?: string | undefined;
    /** The telephone number that people call to withdraw their consent. */
    withdrawPhone?: string | undefined;
    /** The postal code of the address to which people write to withdraw their consent. */
    withdrawPostalCode?: string | undefined;
    /** The state or province of the address to which people write to withdraw their consent. */
    withdrawState?: string | undefined;
}
