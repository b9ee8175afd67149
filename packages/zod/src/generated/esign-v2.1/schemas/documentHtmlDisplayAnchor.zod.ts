/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlDisplaySettings } from './documentHtmlDisplaySettings.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['documentHtmlDisplayAnchor'];
export const DocumentHtmlDisplayAnchor: zod.ZodType<Type, Type> = zod.object({
    "caseSensitive": zod.boolean().optional(),
    "endAnchor": zod.string().optional(),
    "removeEndAnchor": zod.boolean().optional(),
    "removeStartAnchor": zod.boolean().optional(),
    "startAnchor": zod.string().optional(),
    "displaySettings": DocumentHtmlDisplaySettings.optional()
});
