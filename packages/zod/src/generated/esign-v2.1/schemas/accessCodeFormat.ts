/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { SettingsMetadata } from './settingsMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccessCodeFormat as Type } from '@countersign/types/esign-v2.1/schemas/accessCodeFormat';
export const AccessCodeFormat: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "formatRequired": formats.booleanString.optional(),
    "formatRequiredMetadata": SettingsMetadata.optional(),
    "letterRequired": formats.booleanString.optional(),
    "letterRequiredMetadata": SettingsMetadata.optional(),
    "minimumLength": formats.integerString.optional(),
    "minimumLengthMetadata": SettingsMetadata.optional(),
    "numberRequired": formats.booleanString.optional(),
    "numberRequiredMetadata": SettingsMetadata.optional(),
    "specialCharacterRequired": formats.booleanString.optional(),
    "specialCharacterRequiredMetadata": SettingsMetadata.optional()
}));
