/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlDisplayAnchor } from './documentHtmlDisplayAnchor.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DocumentHtmlDefinition as Type } from '@countersign/types/esign-v2.1/schemas/documentHtmlDefinition';
export const DocumentHtmlDefinition: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "displayAnchorPrefix": zod.string().optional(),
    "displayAnchors": zod.array(DocumentHtmlDisplayAnchor).optional(),
    "displayOrder": formats.integerString.optional(),
    "displayPageNumber": formats.integerString.optional(),
    "documentGuid": formats.guid.optional(),
    "documentId": zod.string().optional(),
    "headerLabel": zod.string().optional(),
    "maxScreenWidth": formats.integerString.optional(),
    "removeEmptyTags": zod.string().optional(),
    "showMobileOptimizedToggle": formats.booleanString.optional(),
    "source": zod.string().optional()
}));
