// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';
import type { SignDateFormat } from './signDateFormat.js';
import type { SignTimeFormat } from './signTimeFormat.js';

/**
 * How names, dates, times, addresses and amounts are written. Fields that begin with `effective` say what holds in
 * the end, the others what was chosen.
 */
export interface LocalePolicy {
    /** An own form for dates. */
    customDateFormat?: string | undefined;
    /** An own form for times. */
    customTimeFormat?: string | undefined;
    /** How addresses are written. */
    addressFormat?: string | undefined;
    /** Who may change `addressFormat`, and the values it may take. */
    addressFormatMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may choose a region besides the language.
     *
     * Format: boolean-string
     */
    allowRegion?: ("true" | "false") | undefined;
    /** The calendar by which dates are counted. */
    calendarType?: string | undefined;
    /** Who may change `calendarType`, and the values it may take. */
    calendarTypeMetadata?: SettingsMetadata | undefined;
    /** The language and region that the forms come from, such as `en-GB`. */
    cultureName?: string | undefined;
    /** Who may change `cultureName`, and the values it may take. */
    cultureNameMetadata?: SettingsMetadata | undefined;
    /** The currency, by its code of three letters. */
    currencyCode?: string | undefined;
    /** Who may change `currencyCode`, and the values it may take. */
    currencyCodeMetadata?: SettingsMetadata | undefined;
    /** How amounts below zero are written. */
    currencyNegativeFormat?: string | undefined;
    /** Who may change `currencyNegativeFormat`, and the values it may take. */
    currencyNegativeFormatMetadata?: SettingsMetadata | undefined;
    /** How amounts above zero are written. */
    currencyPositiveFormat?: string | undefined;
    /** Who may change `currencyPositiveFormat`, and the values it may take. */
    currencyPositiveFormatMetadata?: SettingsMetadata | undefined;
    /** An own form for dates of signing. */
    customSignDateFormat?: string | undefined;
    /** An own form for times of signing. */
    customSignTimeFormat?: string | undefined;
    /** How dates are written. */
    dateFormat?: string | undefined;
    /** Who may change `dateFormat`, and the values it may take. */
    dateFormatMetadata?: SettingsMetadata | undefined;
    /** The form of addresses that holds in the end. */
    readonly effectiveAddressFormat?: string | undefined;
    /** The calendar that holds in the end. */
    readonly effectiveCalendarType?: string | undefined;
    /** The currency that holds in the end, by its code of three letters. */
    readonly effectiveCurrencyCode?: string | undefined;
    /** The form of amounts below zero that holds in the end. */
    readonly effectiveCurrencyNegativeFormat?: string | undefined;
    /** The form of amounts above zero that holds in the end. */
    readonly effectiveCurrencyPositiveFormat?: string | undefined;
    /** The own form of dates that holds in the end. */
    readonly effectiveCustomDateFormat?: string | undefined;
    /** The own form of times that holds in the end. */
    readonly effectiveCustomTimeFormat?: string | undefined;
    /** The form of dates that holds in the end. */
    readonly effectiveDateFormat?: string | undefined;
    /** The form of initials that holds in the end. */
    readonly effectiveInitialFormat?: string | undefined;
    /** The form of names that holds in the end. */
    readonly effectiveNameFormat?: string | undefined;
    /** The form of times that holds in the end. */
    readonly effectiveTimeFormat?: string | undefined;
    /** The time zone that holds in the end. */
    readonly effectiveTimeZone?: string | undefined;
    /** How initials are made from a name. */
    initialFormat?: string | undefined;
    /** Who may change `initialFormat`, and the values it may take. */
    initialFormatMetadata?: SettingsMetadata | undefined;
    /** In which order the parts of a name stand. */
    nameFormat?: string | undefined;
    /** Who may change `nameFormat`, and the values it may take. */
    nameFormatMetadata?: SettingsMetadata | undefined;
    /** How dates of signing are written. */
    signDateFormat?: SignDateFormat | undefined;
    /** Who may change `signDateFormat`, and the values it may take. */
    signDateFormatMetadata?: SettingsMetadata | undefined;
    /** How times of signing are written. */
    signTimeFormat?: SignTimeFormat | undefined;
    /** Who may change `signTimeFormat`, and the values it may take. */
    signTimeFormatMetadata?: SettingsMetadata | undefined;
    /** How times are written. */
    timeFormat?: string | undefined;
    /** Who may change `timeFormat`, and the values it may take. */
    timeFormatMetadata?: SettingsMetadata | undefined;
    /** The time zone in which moments are shown. */
    timeZone?: string | undefined;
    /** Who may change `timeZone`, and the values it may take. */
    timeZoneMetadata?: SettingsMetadata | undefined;
}
