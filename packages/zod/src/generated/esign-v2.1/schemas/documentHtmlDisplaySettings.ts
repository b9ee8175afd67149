/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlCollapsibleDisplaySettings } from './documentHtmlCollapsibleDisplaySettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocumentHtmlDisplaySettings as Type } from '@countersign/types/esign-v2.1/schemas/documentHtmlDisplaySettings';
export const DocumentHtmlDisplaySettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "cellStyle": zod.string().optional(),
    "displayLabel": zod.string().optional(),
    "displayOrder": zod.int().optional(),
    "displayPageNumber": zod.int().optional(),
    "hideLabelWhenOpened": zod.boolean().optional(),
    "inlineOuterStyle": zod.string().optional(),
    "labelWhenOpened": zod.string().optional(),
    "preLabel": zod.string().optional(),
    "scrollToTopWhenOpened": zod.boolean().optional(),
    "tableStyle": zod.string().optional(),
    "collapsibleSettings": DocumentHtmlCollapsibleDisplaySettings.optional(),
    "display": zod.enum(['inline', 'collapsible', 'collapsed', 'continue_button', 'responsive_table', 'responsive_table_single_column', 'print_only']).optional()
}));
