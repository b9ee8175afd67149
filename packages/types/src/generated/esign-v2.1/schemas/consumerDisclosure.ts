// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/**
 * The consumer disclosure: the text about electronic records and signatures that a person accepts
 * before signing, with the account details that it contains.
 */
export interface ConsumerDisclosure {
    /** The ID of the account that the disclosure belongs to, assigned by the service. */
    readonly accountEsignId?: string | undefined;
    /**
     * Specifies whether a person can withdraw consent after accepting the disclosure.
     *
     * Format: boolean-string
     */
    allowCDWithdraw?: ("true" | "false") | undefined;
    /** Metadata about whether `allowCDWithdraw` can be changed, and its allowed values. */
    allowCDWithdrawMetadata?: SettingsMetadata | undefined;
    /** The instructions for notifying the company of a new e-mail address. */
    changeEmail?: string | undefined;
    /** The other information that a person must provide with a new e-mail address. */
    changeEmailOther?: string | undefined;
    /** The company name in the disclosure. */
    companyName?: string | undefined;
    /** The telephone number of the company for questions about the disclosure. */
    companyPhone?: string | undefined;
    /** The cost of a paper copy per page, as an amount without a currency. */
    copyCostPerPage?: string | undefined;
    /** The method with which the company collects the cost of paper copies. */
    copyFeeCollectionMethod?: string | undefined;
    /** The e-mail address for requesting paper copies. */
    copyRequestEmail?: string | undefined;
    /**
     * Specifies whether the account uses its own text instead of the service's text.
     *
     * Format: boolean-string
     */
    custom?: ("true" | "false") | undefined;
    /**
     * Specifies whether the disclosure is displayed before signing.
     *
     * Format: boolean-string
     */
    readonly enableEsign?: ("true" | "false") | undefined;
    /** The complete text that signers read, including the account details. */
    esignAgreement?: string | undefined;
    /** The text before the account details are inserted. */
    esignText?: string | undefined;
    /** The language code of the disclosure, such as `en` or `pt_BR`. */
    languageCode?: string | undefined;
    /**
     * Specifies whether the person must accept the disclosure before continuing.
     *
     * Format: boolean-string
     */
    mustAgreeToEsign?: ("true" | "false") | undefined;
    /**
     * The ID of the PDF version of the disclosure. This field is no longer used.
     *
     * @deprecated
     */
    pdfId?: string | undefined;
    /**
     * Specifies whether the disclosure contains the company name of the brand instead of the
     * account's.
     *
     * Format: boolean-string
     */
    useBrand?: ("true" | "false") | undefined;
    /**
     * Specifies whether members of the account must also accept the disclosure.
     *
     * Format: boolean-string
     */
    useConsumerDisclosureWithinAccount?: ("true" | "false") | undefined;
    /** Metadata about whether `useConsumerDisclosureWithinAccount` can be changed, and its allowed values. */
    useConsumerDisclosureWithinAccountMetadata?: SettingsMetadata | undefined;
    /** The first line of the postal address for withdrawing consent. */
    withdrawAddressLine1?: string | undefined;
    /** The second line of the postal address for withdrawing consent. */
    withdrawAddressLine2?: string | undefined;
    /**
     * Specifies whether consent can be withdrawn by e-mail.
     *
     * Format: boolean-string
     */
    withdrawByEmail?: ("true" | "false") | undefined;
    /**
     * Specifies whether consent can be withdrawn by postal mail.
     *
     * Format: boolean-string
     */
    withdrawByMail?: ("true" | "false") | undefined;
    /**
     * Specifies whether consent can be withdrawn by telephone.
     *
     * Format: boolean-string
     */
    withdrawByPhone?: ("true" | "false") | undefined;
    /** The city of the postal address for withdrawing consent. */
    withdrawCity?: string | undefined;
    /** The consequences of withdrawing consent. */
    withdrawConsequences?: string | undefined;
    /** The e-mail address for withdrawing consent. */
    withdrawEmail?: string | undefined;
    /** The other information that a person must provide when withdrawing consent. */
    withdrawOther?: string | undefined;
    /** The telephone number for withdrawing consent. */
    withdrawPhone?: string | undefined;
    /** The postal code of the postal address for withdrawing consent. */
    withdrawPostalCode?: string | undefined;
    /** The state or province of the postal address for withdrawing consent. */
    withdrawState?: string | undefined;
}
