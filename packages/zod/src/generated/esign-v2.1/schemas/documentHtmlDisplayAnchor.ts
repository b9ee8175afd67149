/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlDisplaySettings } from './documentHtmlDisplaySettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocumentHtmlDisplayAnchor as Type } from '@countersign/types/esign-v2.1/schemas/documentHtmlDisplayAnchor';
export const DocumentHtmlDisplayAnchor: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "caseSensitive": zod.boolean().optional(),
    "endAnchor": zod.string().optional(),
    "removeEndAnchor": zod.boolean().optional(),
    "removeStartAnchor": zod.boolean().optional(),
    "startAnchor": zod.string().optional(),
    "displaySettings": DocumentHtmlDisplaySettings.optional()
}));
