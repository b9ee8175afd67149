/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SettingsMetadata } from './settingsMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['externalDocumentSources'];
export const ExternalDocumentSources: zod.ZodType<Type, Type> = zod.object({
    "boxnetEnabled": zod.enum(['true', 'false']).optional(),
    "boxnetMetadata": SettingsMetadata.optional(),
    "dropboxEnabled": zod.enum(['true', 'false']).optional(),
    "dropboxMetadata": SettingsMetadata.optional(),
    "googleDriveEnabled": zod.enum(['true', 'false']).optional(),
    "googleDriveMetadata": SettingsMetadata.optional(),
    "oneDriveEnabled": zod.enum(['true', 'false']).optional(),
    "oneDriveMetadata": SettingsMetadata.optional(),
    "salesforceEnabled": zod.enum(['true', 'false']).optional(),
    "salesforceMetadata": SettingsMetadata.optional()
});
