/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { SettingsMetadata } from './settingsMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ExternalDocumentSources as Type } from '@countersign/types/esign-v2.1/schemas/externalDocumentSources';
export const ExternalDocumentSources: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "boxnetEnabled": formats.booleanString.optional(),
    "boxnetMetadata": SettingsMetadata.optional(),
    "dropboxEnabled": formats.booleanString.optional(),
    "dropboxMetadata": SettingsMetadata.optional(),
    "googleDriveEnabled": formats.booleanString.optional(),
    "googleDriveMetadata": SettingsMetadata.optional(),
    "oneDriveEnabled": formats.booleanString.optional(),
    "oneDriveMetadata": SettingsMetadata.optional(),
    "salesforceEnabled": formats.booleanString.optional(),
    "salesforceMetadata": SettingsMetadata.optional()
}));
