/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyRights } from './propertyRights.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['settingsMetadata'];
export const settingsMetadataUiOrderRegExp = new RegExp('^-?\\d+$');
export const SettingsMetadata: zod.ZodType<Type, Type> = zod.object({
    "is21CFRPart11": zod.enum(['true', 'false']).optional(),
    "options": zod.array(zod.string()).optional(),
    "rights": PropertyRights.optional(),
    "uiHint": zod.enum(['available', 'hidden']).optional(),
    "uiOrder": zod.stringFormat('integer-string', settingsMetadataUiOrderRegExp).optional(),
    "uiType": zod.string().optional()
});
