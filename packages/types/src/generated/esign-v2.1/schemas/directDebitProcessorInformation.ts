// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The bank account with which an account is paid by direct debit. */
export interface DirectDebitProcessorInformation {
    /** The code that identifies the branch, as used in bank transfers. */
    bankBranchCode?: string | undefined;
    /** The check digit of the bank code. */
    bankCheckDigit?: string | undefined;
    /** The national code of the bank. */
    bankCode?: string | undefined;
    /** The name of the bank that holds the debited account. */
    bankName?: string | undefined;
    /** The name of the account holder. */
    bankTransferAccountName?: string | undefined;
    /** The number of the account that is debited. */
    bankTransferAccountNumber?: string | undefined;
    /**
     * The direct debit scheme: the United Kingdom (`DirectDebitUK`), Australia (`DirectEntryAU`) or
     * Europe (`SEPA`).
     */
    bankTransferType?: ("DirectDebitUK" | "DirectEntryAU" | "SEPA" | (string & {})) | undefined;
    /** The two-letter code of the bank's country. */
    country?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The given name. The service uses it in tabs that show it. */
    firstName?: string | undefined;
    /** The international bank account number (IBAN). */
    iBAN?: string | undefined;
    /** The family name. The service uses it in tabs that show it. */
    lastName?: string | undefined;
}
