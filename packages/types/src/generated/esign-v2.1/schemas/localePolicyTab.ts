// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The regional forms in which one tab writes dates, names, addresses and amounts. */
export interface LocalePolicyTab {
    /** An own form for dates. */
    customDateFormat?: string | undefined;
    /** An own form for times. */
    customTimeFormat?: string | undefined;
    /** The order in which the parts of an address are written. */
    addressFormat?: string | undefined;
    /** The calendar in which dates are written, such as the Gregorian or the Japanese one. */
    calendarType?: string | undefined;
    /** The language and region that the other forms follow, such as `en-GB`. */
    cultureName?: string | undefined;
    /** The currency, by its code of three letters. */
    currencyCode?: string | undefined;
    /** How an amount below zero is written. */
    currencyNegativeFormat?: string | undefined;
    /** How an amount above zero is written. */
    currencyPositiveFormat?: string | undefined;
    /** The order and signs in which a date is written. */
    dateFormat?: string | undefined;
    /** How the initials of a person are formed from the name. */
    initialFormat?: string | undefined;
    /** The order in which the parts of a name are written. */
    nameFormat?: string | undefined;
    /** How a time of day is written, with twelve or twenty-four hours. */
    timeFormat?: string | undefined;
    /** The time zone in which moments are written. */
    timeZone?: string | undefined;
    /**
     * Whether an amount is written with the code of its currency instead of a sign.
     *
     * Format: boolean-string
     */
    useLongCurrencyFormat?: ("true" | "false") | undefined;
}
