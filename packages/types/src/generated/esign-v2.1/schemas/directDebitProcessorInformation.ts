// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A bank account from which an account is paid by direct debit. */
export interface DirectDebitProcessorInformation {
    /** The branch of the bank, by its code. */
    bankBranchCode?: string | undefined;
    /** The check digit that belongs to the bank code. */
    bankCheckDigit?: string | undefined;
    /** The bank, by its national code. */
    bankCode?: string | undefined;
    /** What the bank calls itself. */
    bankName?: string | undefined;
    /** The holder of the bank account. */
    bankTransferAccountName?: string | undefined;
    /** The number under which the bank keeps the account. */
    bankTransferAccountNumber?: string | undefined;
    /** The scheme of direct debit, for the United Kingdom, Australia or Europe. */
    bankTransferType?: ("DirectDebitUK" | "DirectEntryAU" | "SEPA") | undefined;
    /** The country of the bank, as a code of two letters. */
    country?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The given name of the person. */
    firstName?: string | undefined;
    /** The international number of the bank account. */
    iBAN?: string | undefined;
    /** The family name of the person. */
    lastName?: string | undefined;
}
