/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SettingsMetadata } from './settingsMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { LocalePolicy as Type } from '@countersign/types/esign-v2.1/schemas/localePolicy';
export const LocalePolicy: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "customDateFormat": zod.string().optional(),
    "customTimeFormat": zod.string().optional(),
    "addressFormat": zod.string().optional(),
    "addressFormatMetadata": SettingsMetadata.optional(),
    "allowRegion": formats.booleanString.optional(),
    "calendarType": zod.string().optional(),
    "calendarTypeMetadata": SettingsMetadata.optional(),
    "cultureName": zod.string().optional(),
    "cultureNameMetadata": SettingsMetadata.optional(),
    "currencyCode": zod.string().optional(),
    "currencyCodeMetadata": SettingsMetadata.optional(),
    "currencyNegativeFormat": zod.string().optional(),
    "currencyNegativeFormatMetadata": SettingsMetadata.optional(),
    "currencyPositiveFormat": zod.string().optional(),
    "currencyPositiveFormatMetadata": SettingsMetadata.optional(),
    "customSignDateFormat": zod.string().optional(),
    "customSignTimeFormat": zod.string().optional(),
    "dateFormat": zod.string().optional(),
    "dateFormatMetadata": SettingsMetadata.optional(),
    "effectiveAddressFormat": zod.string().optional(),
    "effectiveCalendarType": zod.string().optional(),
    "effectiveCurrencyCode": zod.string().optional(),
    "effectiveCurrencyNegativeFormat": zod.string().optional(),
    "effectiveCurrencyPositiveFormat": zod.string().optional(),
    "effectiveCustomDateFormat": zod.string().optional(),
    "effectiveCustomTimeFormat": zod.string().optional(),
    "effectiveDateFormat": zod.string().optional(),
    "effectiveInitialFormat": zod.string().optional(),
    "effectiveNameFormat": zod.string().optional(),
    "effectiveTimeFormat": zod.string().optional(),
    "effectiveTimeZone": zod.string().optional(),
    "initialFormat": zod.string().optional(),
    "initialFormatMetadata": SettingsMetadata.optional(),
    "nameFormat": zod.string().optional(),
    "nameFormatMetadata": SettingsMetadata.optional(),
    "signDateFormat": zod.enum(['d/M/yyyy', 'dd-MM-yy', 'dd-MMM-yy', 'dd-MM-yyyy', 'dd.MM.yyyy', 'dd-MMM-yyyy', 'dd MMMM yyyy', 'M/d/yyyy', 'MM-dd-yyyy', 'MM/dd/yyyy', 'MM/dd/yy', 'MMM-dd-yyyy', 'MMM d, yyyy', 'MMMM d, yyyy', 'yyyy-MM-dd', 'yyyy-MMM-dd', 'yyyy/MM/dd', 'yyyy MMMM d']).optional(),
    "signDateFormatMetadata": SettingsMetadata.optional(),
    "signTimeFormat": zod.enum(['none', 'HH:mm', 'h:mm', 'HH:mm:ss', 'h:mm:ss']).optional(),
    "signTimeFormatMetadata": SettingsMetadata.optional(),
    "timeFormat": zod.string().optional(),
    "timeFormatMetadata": SettingsMetadata.optional(),
    "timeZone": zod.string().optional(),
    "timeZoneMetadata": SettingsMetadata.optional()
}));
