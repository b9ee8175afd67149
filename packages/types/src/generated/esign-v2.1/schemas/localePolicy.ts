// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';
import type { SignDateFormat } from './signDateFormat.js';
import type { SignTimeFormat } from './signTimeFormat.js';

/**
 * The formats of names, dates, times, addresses and currency amounts. Fields that begin with
 * `effective` contain the format that applies, and the other fields contain the selected format.
 */
export interface LocalePolicy {
    /**
     * The pattern by which dates are shown, such as `dd/MM/yyyy`, in place of that of the
     * region.
     */
    customDateFormat?: string | undefined;
    /** The pattern by which times are shown, such as `HH:mm`, in place of that of the region. */
    customTimeFormat?: string | undefined;
    /** The format of addresses. */
    addressFormat?: string | undefined;
    /** Metadata about whether `addressFormat` can be changed, and its allowed values. */
    addressFormatMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can select a region in addition to the language.
     *
     * Format: boolean-string
     */
    allowRegion?: ("true" | "false") | undefined;
    /** The type of calendar used for dates. */
    calendarType?: string | undefined;
    /** Metadata about whether `calendarType` can be changed, and its allowed values. */
    calendarTypeMetadata?: SettingsMetadata | undefined;
    /**
     * The name of the culture (language and region) that the formats are based on, such as
     * `en-GB`.
     */
    cultureName?: string | undefined;
    /** Metadata about whether `cultureName` can be changed, and its allowed values. */
    cultureNameMetadata?: SettingsMetadata | undefined;
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
    /** Metadata about whether `currencyCode` can be changed, and its allowed values. */
    currencyCodeMetadata?: SettingsMetadata | undefined;
    /** The format of negative currency amounts. */
    currencyNegativeFormat?: string | undefined;
    /** Metadata about whether `currencyNegativeFormat` can be changed, and its allowed values. */
    currencyNegativeFormatMetadata?: SettingsMetadata | undefined;
    /** The format of positive currency amounts. */
    currencyPositiveFormat?: string | undefined;
    /** Metadata about whether `currencyPositiveFormat` can be changed, and its allowed values. */
    currencyPositiveFormatMetadata?: SettingsMetadata | undefined;
    /** A custom format for the date of signing. */
    customSignDateFormat?: string | undefined;
    /** A custom format for the time of signing. */
    customSignTimeFormat?: string | undefined;
    /** The format of dates. */
    dateFormat?: string | undefined;
    /** Metadata about whether `dateFormat` can be changed, and its allowed values. */
    dateFormatMetadata?: SettingsMetadata | undefined;
    /** The address format that applies. */
    readonly effectiveAddressFormat?: string | undefined;
    /** The calendar type that applies. */
    readonly effectiveCalendarType?: string | undefined;
    /** The three-letter code of the currency that applies. */
    readonly effectiveCurrencyCode?: string | undefined;
    /** The format of negative currency amounts that applies. */
    readonly effectiveCurrencyNegativeFormat?: string | undefined;
    /** The format of positive currency amounts that applies. */
    readonly effectiveCurrencyPositiveFormat?: string | undefined;
    /** The custom date format that applies. */
    readonly effectiveCustomDateFormat?: string | undefined;
    /** The custom time format that applies. */
    readonly effectiveCustomTimeFormat?: string | undefined;
    /** The date format that applies. */
    readonly effectiveDateFormat?: string | undefined;
    /** The format of initials that applies. */
    readonly effectiveInitialFormat?: string | undefined;
    /** The name format that applies. */
    readonly effectiveNameFormat?: string | undefined;
    /** The time format that applies. */
    readonly effectiveTimeFormat?: string | undefined;
    /** The time zone that applies. */
    readonly effectiveTimeZone?: string | undefined;
    /** The format with which initials are created from a name. */
    initialFormat?: string | undefined;
    /** Metadata about whether `initialFormat` can be changed, and its allowed values. */
    initialFormatMetadata?: SettingsMetadata | undefined;
    /** The format of names, which specifies the order of their parts. */
    nameFormat?: string | undefined;
    /** Metadata about whether `nameFormat` can be changed, and its allowed values. */
    nameFormatMetadata?: SettingsMetadata | undefined;
    /** The format of the date of signing. */
    signDateFormat?: SignDateFormat | undefined;
    /** Metadata about whether `signDateFormat` can be changed, and its allowed values. */
    signDateFormatMetadata?: SettingsMetadata | undefined;
    /** The format of the time of signing. */
    signTimeFormat?: SignTimeFormat | undefined;
    /** Metadata about whether `signTimeFormat` can be changed, and its allowed values. */
    signTimeFormatMetadata?: SettingsMetadata | undefined;
    /** The format of times. */
    timeFormat?: string | undefined;
    /** Metadata about whether `timeFormat` can be changed, and its allowed values. */
    timeFormatMetadata?: SettingsMetadata | undefined;
    /** The time zone in which dates and times are displayed. */
    timeZone?: string | undefined;
    /** Metadata about whether `timeZone` can be changed, and its allowed values. */
    timeZoneMetadata?: SettingsMetadata | undefined;
}
