/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SettingsMetadata } from './settingsMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accessCodeFormat'];
export const accessCodeFormatMinimumLengthRegExp = new RegExp('^\\d+$');
export const AccessCodeFormat: zod.ZodType<Type, Type> = zod.object({
    "formatRequired": zod.enum(['true', 'false']).optional(),
    "formatRequiredMetadata": SettingsMetadata.optional(),
    "letterRequired": zod.enum(['true', 'false']).optional(),
    "letterRequiredMetadata": SettingsMetadata.optional(),
    "minimumLength": zod.stringFormat('integer-string', accessCodeFormatMinimumLengthRegExp).optional(),
    "minimumLengthMetadata": SettingsMetadata.optional(),
    "numberRequired": zod.enum(['true', 'false']).optional(),
    "numberRequiredMetadata": SettingsMetadata.optional(),
    "specialCharacterRequired": zod.enum(['true', 'false']).optional(),
    "specialCharacterRequiredMetadata": SettingsMetadata.optional()
});
