// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The formats of dates, names, addresses and currency amounts in one tab. */
export interface LocalePolicyTab {
    /**
     * The pattern by which dates are shown, such as `dd/MM/yyyy`, in place of that of the
     * region.
     */
    customDateFormat?: string | undefined;
    /** The pattern by which times are shown, such as `HH:mm`, in place of that of the region. */
    customTimeFormat?: string | undefined;
    /** The format of addresses, which specifies the order of their parts. */
    addressFormat?: string | undefined;
    /** The type of calendar used for dates, such as Gregorian or Japanese. */
    calendarType?: string | undefined;
    /**
     * The name of the culture (language and region) that the other formats are based on, such as
     * `en-GB`.
     */
    cultureName?: string | undefined;
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
    /**
     * The format of negative currency amounts, such as
     * `opar_csym_1_comma_234_comma_567_period_89_cpar`.
     */
    currencyNegativeFormat?: string | undefined;
    /**
     * The format of positive currency amounts. Its words stand for the currency symbol, the digits
     * and their separators, such as `csym_1_comma_234_comma_567_period_89`.
     */
    currencyPositiveFormat?: string | undefined;
    /** The format of dates, which specifies the order of their parts and the separators. */
    dateFormat?: string | undefined;
    /** The format with which a person's initials are created from the name. */
    initialFormat?: string | undefined;
    /** The format of names, which specifies the order of their parts. */
    nameFormat?: string | undefined;
    /** The format of times, with a 12-hour or 24-hour clock. */
    timeFormat?: string | undefined;
    /** The time zone in which dates and times are displayed. */
    timeZone?: string | undefined;
    /**
     * Specifies whether a currency amount is displayed with the currency code instead of the
     * currency symbol.
     *
     * Format: boolean-string
     */
    useLongCurrencyFormat?: ("true" | "false") | undefined;
}
