// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CurrencyCode } from './CurrencyCode.js';

/** The provisions that were found in an agreement: dates, amounts and terms. */
export interface Provisions {
    /**
     * The date from which the agreement applies.
     *
     * Format: date-time
     */
    effective_date?: (string | null) | undefined;
    /**
     * The date on which the agreement ends.
     *
     * Format: date-time
     */
    expiration_date?: (string | null) | undefined;
    /**
     * The date on which the last party signed.
     *
     * Format: date-time
     */
    execution_date?: (string | null) | undefined;
    /** The time for which the agreement applies, as a duration of ISO 8601 such as `P12M`. */
    term_length?: (string | null) | undefined;
    /** Says if a party may assign its rights. `SILENT`: the agreement does not say. */
    assignment_type?: ("NO_OR_CONSENT_REQUIRED" | "SILENT" | "YES_NOTICE_REQUIRED" | "YES_WITH_CONDITIONS" | null | (string & {})) | undefined;
    /** Says if a change of the ownership of a party counts as an assignment. */
    assignment_change_of_control?: ("NO_OR_CONSENT_REQUIRED" | "SILENT" | "YES_NOTICE_REQUIRED" | "YES_RESTRICTIONS_APPLY" | "YES_WITH_CONDITIONS" | null | (string & {})) | undefined;
    /** Says if an assignment gives the other party a right to end the agreement. */
    assignment_termination_rights?: ("YES" | "SILENT" | null | (string & {})) | undefined;
    /** The time for which the parties must keep secrets, as a duration of ISO 8601. */
    confidentiality_obligation_period?: (string | null) | undefined;
    /** The state or country whose law applies. */
    governing_law?: (string | null) | undefined;
    /** The courts that decide disputes. */
    jurisdiction?: (string | null) | undefined;
    /** Says if one or both parties of a non-disclosure agreement must keep secrets. */
    nda_type?: ("ONE_WAY" | "MUTUAL" | null | (string & {})) | undefined;
    /**
     * The value of the agreement for one year.
     *
     * Format: double
     */
    annual_agreement_value?: (number | null) | undefined;
    /** The currency of the yearly value. */
    annual_agreement_value_currency_code?: CurrencyCode | undefined;
    /**
     * The value of the agreement for its whole term.
     *
     * Format: double
     */
    total_agreement_value?: (number | null) | undefined;
    /** The currency of the whole value. */
    total_agreement_value_currency_code?: CurrencyCode | undefined;
    /** The time by which an invoice must be paid. */
    payment_terms_due_date?: ("UNDER_SEVEN_DAYS" | "SEVEN_DAYS" | "FIFTEEN_DAYS" | "THIRTY_DAYS" | "FORTY_FIVE_DAYS" | "SIXTY_DAYS" | "NINETY_DAYS" | "OVER_NINETY_DAYS" | "ON_RECEIPT" | "OTHER" | "SILENT" | (string & {})) | undefined;
    /** Says if a fee is due for late payment. */
    can_charge_late_payment_fees?: (boolean | null) | undefined;
    /**
     * The amount of that fee, in percent of the amount.
     *
     * Format: double
     */
    late_payment_fee_percent?: (number | null) | undefined;
    /**
     * The highest amount for which a party is liable.
     *
     * Format: double
     */
    liability_cap_fixed_amount?: (number | null) | undefined;
    /** The currency of that amount. */
    liability_cap_currency_code?: CurrencyCode | undefined;
    /**
     * The number of times the value of the agreement that limits the liability.
     *
     * Format: double
     */
    liability_cap_multiplier?: (number | null) | undefined;
    /** The period whose value limits the liability, as a duration of ISO 8601. */
    liability_cap_duration?: (string | null) | undefined;
    /**
     * The highest increase of the price at a renewal, in percent.
     *
     * Format: double
     */
    price_cap_percent_increase?: (number | null) | undefined;
    /** The way in which the agreement continues after its term. */
    renewal_type?: ("EVERGREEN" | "AUTO_RENEW" | "OPTION_TO_RENEW" | null | (string & {})) | undefined;
    /** The time before the end at which a party must object to the renewal, as a duration of ISO 8601. */
    renewal_notice_period?: (string | null) | undefined;
    /**
     * The last date for that objection.
     *
     * Format: date-time
     */
    renewal_notice_date?: (string | null) | undefined;
    /** The term that an automatic renewal adds, as a duration of ISO 8601. */
    auto_renewal_term_length?: (string | null) | undefined;
    /** The term that a party can add, as a duration of ISO 8601. */
    renewal_extension_period?: (string | null) | undefined;
    /** The ID of the user who takes care of the renewal. */
    renewal_process_owner?: string | undefined;
    /** Notes about the renewal. */
    renewal_additional_info?: (string | null) | undefined;
    /** The notice for ending the agreement with a reason, as a duration of ISO 8601. */
    termination_period_for_cause?: (string | null) | undefined;
    /** The notice for ending it without a reason, as a duration of ISO 8601. */
    termination_period_for_convenience?: (string | null) | undefined;
}
